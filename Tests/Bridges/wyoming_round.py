"""The client of the wyoming package, as a voice pipeline uses it, against `saywell-desk wyoming`."""

import asyncio
import signal
import socket
import subprocess
import sys

from wyoming.asr import Transcript
from wyoming.client import AsyncClient
from wyoming.error import Error
from wyoming.event import Event
from wyoming.handle import Handled, NotHandled
from wyoming.info import Describe, Info
from wyoming.ping import Ping, Pong

desk = sys.argv[1]
command = [desk, "wyoming", "--now", "2026-03-11T10:00", "--language", "en"]


async def ask(client, text, **more):
    await client.write_event(Transcript(text=text, **more).event())
    event = await client.read_event()
    return Handled.from_event(event) if Handled.is_type(event.type) else NotHandled.from_event(event)


async def say(uri, text, **more):
    """Connects anew for a sentence, as Home Assistant does."""
    async with AsyncClient.from_uri(uri) as client:
        return await ask(client, text, **more)


async def round(uri):
    async with AsyncClient.from_uri(uri) as client:
        await client.write_event(Describe().event())
        info = Info.from_event(await client.read_event())
        [program] = info.handle
        assert program.name == "saywell" and program.installed
        assert program.models[0].languages == ["en"], program
        await client.write_event(Ping(text="x").event())
        assert Pong.from_event(await client.read_event()).text == "x"
        # Sound is nothing for it, and neither is what it does not know.
        await client.write_event(Event("audio-chunk", {"rate": 16000}, b"\n{" * 500))
        await client.write_event(Event("unheard-of", {"x": 1}))

        first = await ask(client, "blood pressure 135 over 85")
        assert isinstance(first, Handled) and "one thirty five" in first.text, first
        missing = await ask(client, "weight")
        assert isinstance(missing, Handled) and missing.text.endswith("?"), missing
        answer = await ask(client, "72.5 kg")
        assert isinstance(answer, Handled) and "seventy two point five" in answer.text, answer
        told = await ask(client, "what was my blood pressure")
        assert isinstance(told, Handled) and "one thirty five" in told.text, told
        undone = await ask(client, "undo")
        assert isinstance(undone, Handled) and "undone" in undone.text.lower(), undone
        assert isinstance(await ask(client, "what is the weather"), NotHandled)
        refused = await ask(client, "delete everything")
        assert isinstance(refused, Handled) and "deleted" in refused.text, refused

    # A conversation has a name, and goes on over another connection; others know nothing of its question.
    kitchen, bedroom = {"conversation_id": "kitchen"}, {"conversation_id": "bedroom"}
    asked = await say(uri, "glucose", context=kitchen)
    assert asked.context == kitchen and asked.text.endswith("?"), asked
    other = await say(uri, "5.6", context=bedroom)
    assert not (isinstance(other, Handled) and "noted" in other.text.lower()), other
    assert isinstance(await say(uri, "5.6 mmol", context=kitchen), Handled)

    # Many at once, and one that says nothing.
    silent = AsyncClient.from_uri(uri)
    await silent.connect()
    replies = await asyncio.gather(*(say(uri, f"pulse {60 + n}") for n in range(20)))
    assert all(isinstance(reply, Handled) for reply in replies), replies
    await silent.disconnect()

    # More that say nothing than there is room for, and one that is cut off in the middle of an event.
    port = int(uri.rsplit(":", 1)[1])
    idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(80)]
    idle[-1][1].write(b'{"type":"transcript","data_length":50}\n{"text":"pulse')
    assert isinstance(await say(uri, "pulse 69"), Handled)
    for _, writer in idle:
        writer.close()

    # What is no event, or never ends, ends its own connection and no other.
    for bytes in [b'{"type":"transcript","data_length":99999999999}\n', b"x" * 100_000, b"\0\n"]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(bytes)
        rest = await reader.read()
        assert b'"error"' in rest, rest
        writer.close()
    assert isinstance(await say(uri, "pulse 70"), Handled)

    # Several events in one packet, and one in several.
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    event = b'{"type":"transcript","data_length":19}\n{"text":"pulse 68"} '
    writer.write(event + event[:30])
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.write(event[30:])
    writer.write_eof()
    rest = await reader.read()
    assert rest.count(b'"handled"') == 2, rest
    writer.close()


def serve(*options):
    return subprocess.Popen(command + list(options), stdout=subprocess.PIPE, text=True)


server = serve("--uri", "tcp://127.0.0.1:0")
try:
    uri = server.stdout.readline().strip()
    asyncio.run(asyncio.wait_for(round(uri), 20))
    with socket.create_connection(("127.0.0.1", int(uri.rsplit(":", 1)[1]))):
        server.send_signal(signal.SIGTERM)
    assert server.wait(5) == 0, "SIGTERM is no clean end"
finally:
    server.kill()


async def over_pipes():
    process = await asyncio.create_subprocess_exec(
        *command, "--uri", "stdio://", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate(b'{"type":"transcript","data":{"text":"pulse 71"}}\n')
    assert b'"handled"' in output, output
    assert process.returncode == 0


asyncio.run(asyncio.wait_for(over_pipes(), 10))

outside = subprocess.run(command + ["--uri", "tcp://0.0.0.0:0"], capture_output=True, timeout=5)
assert outside.returncode == 64 and b"--allow-network" in outside.stderr, outside
network = serve("--uri", "tcp://0.0.0.0:0", "--allow-network")
assert network.stdout.readline().startswith("tcp://0.0.0.0:")
network.terminate()
assert network.wait(5) == 0
