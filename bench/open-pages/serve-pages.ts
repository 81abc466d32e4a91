import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import { openFolder } from '#scripts/site/build-open-files.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { type Answer, htmlAnswer, type Server, serve } from '../pages/site/serve.ts';
import { callPage, type PagesHandler } from './call-page.ts';
import { helloPage, helloPath } from './hello-page.ts';

/** Returns a file that pages load from the site. */
function readFile(pathname: string): Answer | undefined {
  const folders = [openFolder, path.join(checkout, 'web', 'public')];
  const file = folders.map((folder) => path.join(folder, pathname)).find((one) => existsSync(one));
  if (!file || !path.extname(file)) return undefined;
  const cached = pathname.startsWith('/static/') ? 'public, max-age=31536000' : 'no-cache';
  const headers = { 'content-type': lookup(pathname) ?? '', 'cache-control': cached };
  return { status: 200, headers, content: readFileSync(file) };
}

async function answerOf(url: string, { handler, pictures }: PageServerOptions): Promise<Answer> {
  const [pathname = ''] = url.split('?');
  if (pathname === helloPath) return htmlAnswer(helloPage);
  if (pathname.startsWith('/api/')) return { status: 204, headers: {}, content: '' };
  const picture = pictures.get(pathname);
  if (picture) {
    const headers = { 'content-type': lookup(pathname) ?? '', 'cache-control': 'max-age=3600' };
    return { status: 200, headers, content: picture };
  }
  const file = readFile(pathname);
  if (file) return file;
  if (path.extname(pathname)) return { status: 404, headers: {}, content: '' };
  const { status, headers, html } = await callPage(handler(), url);
  // Lighthouse takes points off each page for its status 404, whatever is on it.
  const shown = status === 404 ? 200 : status;
  return { status: shown, headers: { ...headers, 'cache-control': 'no-cache' }, content: html };
}

interface PageServerOptions {
  /** Returns the Lambda of open pages. */
  readonly handler: () => PagesHandler;
  /** Photos and icons, by URL path. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Serves open pages and their files like the distribution: the edge's own function in front of the Lambda. */
export const servePages = (options: PageServerOptions): Promise<Server> =>
  serve(({ url }) => answerOf(url, options));
