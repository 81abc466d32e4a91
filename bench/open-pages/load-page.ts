import type { Browser } from '@playwright/test';
import { imagesPath } from '#contract/media/images.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { onPhone } from '../pages/site/phone.ts';
import type { Served, Server } from '../pages/site/serve.ts';

/** The files of a page, in bytes as sent. */
export interface PageLoad {
  /** HTML with the style sheet in it. */
  readonly html: number;
  readonly script: number;
  /** Scripts for a signed-in person. */
  readonly scriptOfUser: number;
  /** Paths of the files that are no photos. */
  readonly files: readonly string[];
}

const sumOf = (served: readonly Served[]) => served.reduce((sum, { bytes }) => sum + bytes, 0);

const scriptsIn = (served: readonly Served[]) =>
  sumOf(served.filter(({ type }) => type.includes('javascript')));

/** Returns the local storage of somebody without a business, as the app writes it, with a token of an hour. */
function aSession(): Readonly<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  const token = aToken(now, now + 3600);
  return {
    ...{ userId: 'a-user', businessId: '' },
    ...{ 'my-token': token, tokenReceivedAt: String(Date.now()) },
  };
}

/** Opens a page on a phone until the network is idle. Its count of views comes later and is left out. */
export async function loadPage(browser: Browser, server: Server, path: string): Promise<PageLoad> {
  const servedTo = (stored: Readonly<Record<string, string>>) =>
    onPhone(browser, { url: server.url, stored, deviceScaleFactor: 2 }, async (page) => {
      server.takeServed();
      await page.goto(path, { waitUntil: 'networkidle' });
      return server.takeServed().filter((one) => !one.path.startsWith('/api/'));
    });
  const served = await servedTo({});
  const files = served.filter((one) => !one.path.startsWith(`${imagesPath}/`));
  return {
    html: sumOf(files.filter(({ type }) => type.startsWith('text/html'))),
    script: scriptsIn(files),
    scriptOfUser: scriptsIn(await servedTo(aSession())),
    files: files.map((one) => one.path),
  };
}
