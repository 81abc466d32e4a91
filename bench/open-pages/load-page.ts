import type { Browser } from '@playwright/test';
import { imagesPath } from '#contract/media/images.ts';
import type { PageServer, Served } from './serve-pages.ts';

/** What a page loads, in bytes as sent. */
export interface PageLoad {
  /** HTML with the style sheet in it. */
  readonly html: number;
  readonly script: number;
  /** Scripts for a signed-in person. */
  readonly scriptOfUser: number;
  /** Paths of the files that are no photos. */
  readonly files: readonly string[];
  /** Bytes of the photos in view. */
  readonly photos: number;
}

const sumOf = (served: readonly Served[]) => served.reduce((sum, { bytes }) => sum + bytes, 0);

const scriptsIn = (served: readonly Served[]) =>
  sumOf(served.filter(({ type }) => type.includes('javascript')));

const partOfToken = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Stores a session with a token of an hour, as the app does, for somebody without a business. */
function storeSession([userId = '', token = '']: readonly string[]): void {
  const receivedAt = String(Date.now());
  const stored = { userId, 'my-token': token, tokenReceivedAt: receivedAt, businessId: '' };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

/** Opens a page as somebody who is signed in, and returns the bytes of its scripts. */
async function loadAsUser(browser: Browser, server: PageServer, path: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const iat = Math.floor(Date.now() / 1000);
    const token = [partOfToken({ alg: 'none' }), partOfToken({ iat, exp: iat + 3600 }), ''];
    await context.addInitScript(storeSession, ['a-user', token.join('.')]);
    const page = await context.newPage();
    server.takeServed();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    return scriptsIn(server.takeServed());
  } finally {
    await context.close();
  }
}

/** Opens a page as a new visitor on a phone until the network is idle. Its count of views comes later and is left out. */
export async function loadPage(
  browser: Browser,
  server: PageServer,
  path: string,
): Promise<PageLoad> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    server.takeServed();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const served = server.takeServed().filter((one) => !one.path.startsWith('/api/'));
    const photos = served.filter((one) => one.path.startsWith(`${imagesPath}/`));
    const files = served.filter((one) => !photos.includes(one));
    return {
      html: sumOf(files.filter(({ type }) => type.startsWith('text/html'))),
      script: scriptsIn(files),
      scriptOfUser: await loadAsUser(browser, server, path),
      files: files.map((one) => one.path),
      photos: sumOf(photos),
    };
  } finally {
    await context.close();
  }
}
