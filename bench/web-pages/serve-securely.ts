import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { beforeExit } from '#scripts/process/main.ts';
import { certificate } from './certificate.ts';

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<void>;

/** Listens with HTTP/2 on a free port of this machine until the process ends. Returns the address. */
export async function serveSecurely(answer: Answer): Promise<string> {
  const server = createSecureServer(await certificate(), answer);
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
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
