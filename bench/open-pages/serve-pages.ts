import { existsSync, readFileSync } from 'node:fs';
import type { Http2ServerRequest } from 'node:http2';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { openFolder } from '#scripts/site/build-open-files.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { gzipLevel } from '../../web/gzipped-size.ts';
import { serveSecurely } from '../web-pages/serve-securely.ts';
import { callPage, type PagesHandler } from './call-page.ts';
import { helloPage, helloPath } from './hello-page.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** A request that the server answered. */
export interface Served {
  readonly path: string;
  readonly type: string;
  /** Bytes of the body as sent. */
  readonly bytes: number;
}

const htmlType = 'text/html; charset=utf-8';

/** Pages, scripts and drawings; pictures and fonts are compressed already. */
const isCompressed = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** Returns a file that pages load from the site. */
function readFile(pathname: string): Answer | undefined {
  const folders = [openFolder, path.join(checkout, 'web', 'public')];
  const file = folders.map((folder) => path.join(folder, pathname)).find((one) => existsSync(one));
  if (!file || !path.extname(file)) return undefined;
  const cached = pathname.startsWith('/static/') ? 'public, max-age=31536000' : 'no-cache';
  const headers = { 'content-type': lookup(pathname) ?? '', 'cache-control': cached };
  return { status: 200, headers, body: readFileSync(file) };
}

async function answerOf(
  { url }: Http2ServerRequest,
  { handler, pictures }: PageServerOptions,
): Promise<Answer> {
  const [pathname = ''] = url.split('?');
  if (pathname === helloPath) {
    return { status: 200, headers: { 'content-type': htmlType }, body: helloPage };
  }
  if (pathname.startsWith('/api/')) return { status: 204, headers: {}, body: '' };
  const picture = pictures.get(pathname);
  if (picture) {
    const headers = { 'content-type': lookup(pathname) ?? '', 'cache-control': 'max-age=3600' };
    return { status: 200, headers, body: picture };
  }
  const file = readFile(pathname);
  if (file) return file;
  if (path.extname(pathname)) return { status: 404, headers: {}, body: '' };
  const { status, headers, html } = await callPage(handler(), url);
  // Lighthouse takes points off each page for its status 404, whatever is on it.
  const shown = status === 404 ? 200 : status;
  return { status: shown, headers: { ...headers, 'cache-control': 'no-cache' }, body: html };
}

interface PageServerOptions {
  /** Returns the Lambda of open pages. */
  readonly handler: () => PagesHandler;
  /** Photos and icons, by URL path. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

export interface PageServer {
  readonly url: string;
  /** Returns the requests answered since the last call. */
  readonly takeServed: () => readonly Served[];
}

/**
 * Serves open pages and their files like the distribution: the edge's own function in front of the Lambda, HTTP/2, and
 * gzip, which is larger than the Brotli that browsers get from CloudFront.
 */
export async function servePages(options: PageServerOptions): Promise<PageServer> {
  let served: Served[] = [];
  const url = await serveSecurely(async (request, response) => {
    const { status, headers, body } = await answerOf(request, options);
    const type = headers['content-type'] ?? '';
    const isSmall = isCompressed.test(type);
    const sent = isSmall ? gzipSync(body, { level: gzipLevel }) : body;
    served.push({ path: request.url, type, bytes: sent.length });
    response.writeHead(status, { ...headers, ...(isSmall && { 'content-encoding': 'gzip' }) });
    response.end(sent);
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
