import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';
import { beforeExit } from '#scripts/process/lifetime.ts';

/** One file that was asked for. */
export interface Served {
  /** As in the build: `static/index-abc.js`. */
  readonly file: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface AppServer {
  readonly url: string;
  /** All that was asked for since the last call. */
  readonly takeServed: () => readonly Served[];
}

const config = {
  stage: 'bench',
  version: '0',
  region: 'sa-east-1',
  userPoolId: 'sa-east-1_bench',
  userPoolClientId: 'bench',
  identityPoolId: 'sa-east-1:bench',
  apiPath: '/api',
  imagesPath: '/images',
  postalCodeService: 'https://cep.invalid/ws',
  termsUrl: '/terms',
  termsVersion: '1',
  privacyUrl: '/privacy',
};

const json = 'application/json';

/** The page's file for a path, as the edge chooses it: a path without an extension is the page. */
function readBuilt(folder: string, pathname: string): Served | undefined {
  const file = path.extname(pathname) ? pathname.slice(1) : 'index.html';
  const where = path.join(folder, file);
  if (!existsSync(where) || !statSync(where).isFile()) return undefined;
  return { file, type: lookup(file) ?? json, content: readFileSync(where) };
}

/** Serves a built app; `api` answers what is below `/api`, or undefined. */
export async function serveApp(folder: string, api: (path: string) => unknown): Promise<AppServer> {
  let served: Served[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench.invalid');
    const answer = pathname === '/config.json' ? config : api(pathname);
    const file = answer ? undefined : readBuilt(folder, pathname);
    if (file) served.push(file);
    response.writeHead(answer || file ? 200 : 404, { 'content-type': file?.type ?? json });
    response.end(file?.content ?? JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  beforeExit(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeServed: () => {
      const all = served;
      served = [];
      return all;
    },
  };
}
