"""Phrases and grammars to measure with, made from those in Grammars."""

import pathlib
import random
import re

GRAMMARS = pathlib.Path(__file__).parents[2] / "Grammars"


def spoken(language):
    """What the tests of the grammars say, and what they say is not understood."""
    tests, others = [], []
    for path in sorted((GRAMMARS / language).glob("*.grammar")):
        for line in path.read_text().splitlines():
            if line.startswith("test "):
                tests.append(line[5:].split("=>")[0].strip())
            elif line.startswith("not "):
                others.append(line[4:].strip())
    return tests, others


def mistyped(phrases, seed=1):
    """The phrases with two neighbouring letters swapped in one longer word each."""
    generator = random.Random(seed)
    result = []
    for phrase in phrases:
        words = phrase.split(" ")
        places = [index for index, word in enumerate(words) if len(word) > 4 and word.isalpha()]
        if not places:
            continue
        place = generator.choice(places)
        word = words[place]
        at = generator.randrange(1, len(word) - 1)
        words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2:]
        result.append(" ".join(words))
    return result


PIECE = re.compile(r"\{[^}]*\}|<[^>]*>|~[0-9.]+\??|=>.*$|[\[\]()|;+*]|[^\s\[\]()|;+*{}<>~]+|\s+")


def multiplied(language, folder, times):
    """Writes the grammar of a language with each of its intents that many times, each time in other words.

    A copy has the phrases of its intent with other words and other rules; the typed slots and the lists are the same,
    so that every copy wants the numbers, times and foods of a sentence as its original does. Because some phrases have
    no words of their own, each phrase of a copy ends in one.
    """
    folder = folder / language
    folder.mkdir(parents=True)
    texts = {path: path.read_text() for path in sorted((GRAMMARS / language).iterdir())}
    rules = {name for text in texts.values() for name in re.findall(r"^rule (\S+) *=", text, re.M)}
    for path, text in texts.items():
        (folder / path.name).write_text(text)
        for copy in range(1, times):
            if path.stem not in ("Conversation", "language"):
                (folder / f"{path.stem}{copy}{path.suffix}").write_text(_renamed(text, copy, rules))


def _renamed(text, copy, rules):
    mark = "q" + "abcdefghijklmnopqrstuvwxyz"[copy]

    def piece(piece):
        if piece.startswith("<"):
            return f"<{piece[1:-1]}{mark}>" if piece[1:-1] in rules else piece
        return piece + mark if piece[0].isalpha() else piece

    def pattern(line):
        return "".join(piece(match) for match in PIECE.findall(line))

    lines, intent = [], None
    for line in text.splitlines():
        keyword, _, rest = line.partition(" ")
        if keyword == "intent":
            intent = rest.strip()
            if intent != "Writing":
                lines.append(f"intent {intent}{mark}")
        elif intent == "Writing" and keyword != "rule":
            continue
        elif keyword in ("title", "takes", "ask", "reply"):
            lines.append(line)
        elif keyword == "phrase":
            words, arrow, given = rest.partition("=>")
            lines.append(f"phrase ({pattern(words).strip()}) {mark} {arrow}{given}")
        elif keyword == "rule":
            name, _, right = rest.partition("=")
            lines.append(f"rule {name.strip()}{mark} = {pattern(right)}")
    return "\n".join(lines) + "\n"


def additions(folder, count):
    """Writes a user's own folder: so many files, each with a phrase and a rule of its own."""
    folder = folder / "en"
    folder.mkdir(parents=True)
    for index in range(count):
        word = "abcdefghijklmnopqrst"[index] * 3
        (folder / f"Own{index}.grammar").write_text(
            f"intent LogWeight\nrule own{word} = {word} | my {word} | {word} today\n"
            f"phrase <own{word}> [is] {{weight:mass 20..500 kg}}\n"
            f"test {word} 72 kg => weight=72\n")
