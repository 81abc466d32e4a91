import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeExit } from '#scripts/process/main.ts';
import { gzipLevel } from '../../../web/gzipped-size.ts';
import { certificate } from './certificate.ts';

/** An answer before compression. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly content: Buffer | string;
}

/** A request that the server answered. */
interface Served {
  /** With its query. */
  readonly path: string;
  readonly type: string;
  /** Bytes of the body as sent. */
  readonly bytes: number;
}

export interface Server {
  readonly url: string;
  /** Returns the requests answered since the last call. */
  readonly takeServed: () => readonly Served[];
}

/** Content types that CloudFront compresses; pictures and fonts are compressed already. */
const isText = /^(text\/|application\/(json|javascript|manifest|problem\+json)|image\/svg)/;

/**
 * Listens with HTTPS, HTTP/2 and gzip on a free port of this machine until the process ends. Browsers get Brotli from
 * CloudFront, which is smaller.
 */
export async function serve(answerTo: (request: Http2ServerRequest) => Promise<Answer>) {
  let served: Served[] = [];
  const server = createSecureServer(await certificate(), async (request, response) => {
    const { status, headers, content } = await answerTo(request);
    const type = String(headers['content-type'] ?? '');
    const body = isText.test(type) ? gzipSync(content, { level: gzipLevel }) : content;
    served.push({ path: request.url, type, bytes: Buffer.byteLength(body) });
    response.writeHead(status, {
      ...headers,
      ...(body !== content && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  beforeExit(() => {
    server.close();
    for (const session of sessions) session.destroy();
  });
  const takeServed = () => {
    const all = served;
    served = [];
    return all;
  };
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, takeServed } satisfies Server;
}
