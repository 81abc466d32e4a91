"""Serves MiniStack by uvicorn, whose event loop and parser of HTTP are in C, in place of hypercorn: it takes a third of
the time of a request less, for which every other one waits.

MiniStack imports the function that this replaces when it starts.

It also answers whose endpoint this is, at a path that MiniStack does not have, with the folder of the checkout.
"""

import asyncio
import json
from pathlib import Path

import hypercorn.asyncio
import uvicorn
import uvloop

GRACE_SECONDS = 3
CHECKOUT_PATH = "/_vitrine/checkout"
CHECKOUT = json.dumps({"checkout": str(Path(__file__).resolve().parents[2])}).encode()


def saying_checkout(app):
    async def answer(scope, receive, send):
        if scope["type"] != "http" or scope["path"] != CHECKOUT_PATH:
            await app(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": CHECKOUT})

    return answer


async def serve(app, config) -> None:
    host, _, port = config.bind[0].rpartition(":")
    settings = uvicorn.Config(
        saying_checkout(app),
        host=host,
        port=int(port),
        http="httptools",
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=int(config.keep_alive_timeout),
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    await uvicorn.Server(settings).serve()


def serve_quickly() -> None:
    asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    hypercorn.asyncio.serve = serve
