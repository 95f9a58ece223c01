"""The client of the mcp package against `saywell-desk mcp`."""

import asyncio
import os
import subprocess
import sys

from mcp import Client, StdioServerParameters

desk = sys.argv[1]
parameters = StdioServerParameters(
    command=desk, args=["mcp", "--now", "2026-03-11T10:00", "--language", "en"], env=dict(os.environ)
)


async def call(client, name, **arguments):
    result = await client.call_tool(name, arguments)
    return result, result.structured_content, result.content[0].text


async def round(mode):
    async with Client(parameters, mode=mode, read_timeout_seconds=10) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        pressure = tools["LogBloodPressure"].input_schema
        assert pressure["required"] == ["systolic_mmHg", "diastolic_mmHg"], pressure
        assert pressure["properties"]["systolic_mmHg"]["type"] == "number"
        assert pressure["properties"]["systolic_mmHg"]["maximum"] == 300
        metrics = tools["Query"].input_schema["properties"]["metric"]["enum"]
        assert "weight" in metrics and "bloodPressure" in metrics, metrics
        assert "say" in tools and tools["Query"].annotations.read_only_hint

        result, told, text = await call(
            client, "LogBloodPressure", systolic_mmHg=135, diastolic_mmHg=85, at="2026-03-11T07:30"
        )
        assert not result.is_error and told["outcome"] == "done" and told["entry"], told
        assert told["actions"][0]["at"] == "2026-03-11T07:30", told

        # A question, answered by the argument that it asks for.
        _, told, text = await call(client, "LogBloodPressure", systolic_mmHg=120)
        assert told["outcome"] == "ask" and told["ask"]["slot"] == "diastolic_mmHg", told
        assert told["answer_by"] == {"tool": "LogBloodPressure", "argument": "diastolic_mmHg"}, told
        # One that needs a yes, and one that no yes in advance is enough for.
        await call(client, "LogWeight", weight_kg=70)
        _, told, text = await call(client, "LogWeight", weight_kg=90)
        assert told["outcome"] == "ask" and told["answer_by"]["argument"] == "confirm", told
        _, told, _ = await call(client, "LogWeight", weight_kg=90, confirm=True)
        assert told["outcome"] == "done", told
        _, told, _ = await call(client, "LogWeight", weight_kg=4000, confirm=True)
        assert told["outcome"] == "ask" and told["ask"]["reason"] == "implausible", told

        # A conversation in sentences, with a question that the next one answers.
        _, told, _ = await call(client, "say", sentence="glucose")
        assert told["outcome"] == "ask" and told["answer_by"]["tool"] == "say", told
        _, told, _ = await call(client, "say", sentence="5.6 mmol")
        assert told["outcome"] == "done", told

        _, told, text = await call(client, "Today")
        assert told["answer"]["systolic_mmHg"] == 135, told
        _, told, text = await call(client, "Query", metric="weight", aggregate="list", period="today")
        assert told["answer"]["count"] == 2, told
        _, told, _ = await call(client, "LogFood", food=["banana"], energy_kcal=105, at="today at 8 am")
        assert told["actions"][0]["energy_kcal"] == 105, told
        assert told["actions"][0]["at"] == "2026-03-11T08:00", told
        _, told, text = await call(client, "Undo")
        assert told["outcome"] == "done" and "banana" in text, text

        # What it may not, and what makes no sense.
        result, told, _ = await call(client, "Delete", target="all", metric="weight")
        assert result.is_error and told["reason"] == "not-permitted", told
        result, told, _ = await call(client, "MakeReport", metric="weight")
        assert result.is_error and told["reason"] == "not-permitted", told
        for arguments in [{"weight_lb": 150}, {"weight_kg": "heavy"}, {"weight_kg": True}]:
            result, told, text = await call(client, "LogWeight", **arguments)
            assert result.is_error and next(iter(arguments)) in text, text
        try:
            await client.call_tool("Heal", {})
            raise AssertionError("There is no such tool.")
        except Exception as error:
            assert "Unknown tool" in str(error), error
        _, told, _ = await call(client, "Query", metric="weight", aggregate="list", period="today")
        assert told["answer"]["count"] == 2, told

        # A permission holds from the next call on, and has an end.
        for verdict in ["deny", "allow"]:
            subprocess.run([desk, "permissions", "mcp", "read", "weight", verdict], check=True)
            result, told, _ = await call(client, "Query", metric="weight")
            assert result.is_error == (verdict == "deny"), told


for mode in ["legacy", "auto"]:
    store = os.environ["SAYWELL_STORE"] = f"sqlite:{os.environ['HOME']}/{mode}.db"
    parameters = parameters.model_copy(update={"env": dict(os.environ)})
    asyncio.run(asyncio.wait_for(round(mode), 20))
