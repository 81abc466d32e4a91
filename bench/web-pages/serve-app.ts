import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { gzipLevel } from '../../web/gzipped-size.ts';
import { serveSecurely } from './serve-securely.ts';

/** A requested file. */
export interface Served {
  /** Path in the build, such as `static/index-abc.js`. */
  readonly file: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface AppServer {
  readonly url: string;
  /** Returns all files requested since the last call. */
  readonly takeServed: () => readonly Served[];
}

/** The app's client of the user pool. */
export const clientId = 'bench';

const config = JSON.stringify({
  stage: 'bench',
  version: '0',
  region: 'sa-east-1',
  userPoolId: 'sa-east-1_bench',
  userPoolClientId: clientId,
  identityPoolId: 'sa-east-1:bench',
  apiPath: '/api',
  imagesPath: '/images',
  postalCodeService: 'https://cep.invalid/ws',
  termsUrl: '/terms',
  termsVersion: '1',
  privacyUrl: '/privacy',
});

const json = 'application/json';

/** Returns the file for a URL path, like CloudFront: a path without an extension is `index.html`. */
function readBuilt(folder: string, pathname: string): Served | undefined {
  const file = path.extname(pathname) ? pathname.slice(1) : 'index.html';
  if (file === 'config.json') return { file, type: json, content: Buffer.from(config) };
  const where = path.join(folder, file);
  if (!existsSync(where) || !statSync(where).isFile()) return undefined;
  return { file, type: lookup(file) ?? json, content: readFileSync(where) };
}

/** Hashed files never change. */
const cacheControl = (pathname: string) =>
  pathname.startsWith('/static/') ? 'max-age=31536000' : 'no-cache';

interface AppServerOptions {
  /** Returns the answer for a path below `/api` and its query; undefined for other paths. */
  readonly api: (path: string, query: URLSearchParams) => unknown;
  /** Uncompressed image files, by URL path. */
  readonly images?: ReadonlyMap<string, Buffer>;
  /** Resolves when the file may be sent. */
  readonly hold?: (file: string) => Promise<void>;
}

/** Serves a built app like CloudFront, compressed over HTTP/2. */
export async function serveApp(folder: string, options: AppServerOptions): Promise<AppServer> {
  let served: Served[] = [];
  const url = await serveSecurely(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'https://bench.invalid');
    const image = options.images?.get(pathname);
    if (image) {
      response.writeHead(200, { 'content-type': lookup(pathname) ?? '' });
      response.end(image);
      return;
    }
    const answer = options.api(pathname, searchParams);
    const file = answer ? undefined : readBuilt(folder, pathname);
    if (file) served.push(file);
    if (file) await options.hold?.(file.file);
    const content = file?.content ?? JSON.stringify(answer ?? {});
    response.writeHead(answer || file ? 200 : 404, {
      'content-type': file?.type ?? json,
      'content-encoding': 'gzip',
      'cache-control': cacheControl(pathname),
    });
    response.end(gzipSync(content, { level: gzipLevel }));
  });
  return {
    url,
    takeServed: () => {
      const all = served;
      served = [];
      return all;
    },
  };
}
