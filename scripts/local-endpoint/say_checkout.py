"""Answers an extra path with the folder of this checkout, so that scripts recognise their own endpoint.

MiniStack imports the replaced function when it starts.
"""

import json
from pathlib import Path

import hypercorn.asyncio

CHECKOUT_PATH = "/_vitrine/checkout"
CHECKOUT = json.dumps({"checkout": str(Path(__file__).resolve().parents[2])}).encode()

serve = hypercorn.asyncio.serve


def saying_checkout(app):
    async def answer(scope, receive, send):
        if scope["type"] != "http" or scope["path"] != CHECKOUT_PATH:
            await app(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": CHECKOUT})

    return answer


def say_checkout() -> None:
    hypercorn.asyncio.serve = lambda app, config: serve(saying_checkout(app), config)
