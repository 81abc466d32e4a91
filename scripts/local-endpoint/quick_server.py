"""Serves MiniStack with uvicorn instead of hypercorn. Its event loop and HTTP parser are in C, which saves a third of
the time of a request.

MiniStack imports the replaced function when it starts. An extra path answers with the folder of this checkout.
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
