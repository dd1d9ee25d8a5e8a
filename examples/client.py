"""Plays a duel against a bot: `python examples/client.py [http://127.0.0.1:8000]`. Needs httpx and websockets."""

import asyncio
import json
import random
import sys

import httpx
import websockets


async def main(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as web:
        setup = {"game": "gladius", "seats": [{"kind": "me", "name": "Livia"}, {"kind": "bot"}]}
        table = (await web.post("/api/tables", json=setup)).raise_for_status().json()["id"]
        cookie = {"Cookie": f"munera={web.cookies['munera']}"}  # whoever has it has the seat
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=0"
        async with websockets.connect(address, additional_headers=cookie) as socket:
            async for text in socket:
                frame = json.loads(text)
                if frame["type"] == "state" and frame["over"]:
                    break
                if frame["type"] == "state" and frame["ask"]:
                    ask = frame["ask"]
                    answer = {"type": "answer", "ask": ask["id"], "option": random.choice(ask["options"])}
                    await socket.send(json.dumps(answer))
        print((await web.get(f"/api/tables/{table}")).json()["result"])


asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
