import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';
import { beforeExit } from '#scripts/process/main.ts';

/** As the edge sends it for the app, as far as scripts are concerned. */
const policy = "default-src 'self'; script-src 'self'; worker-src 'self'; img-src data:";

/** Serves a folder on a free port of this machine until the process ends. Returns the address. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(folder, url === '/' ? 'index.html' : path.normalize(url));
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = lookup(file) ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    return response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  beforeExit(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
