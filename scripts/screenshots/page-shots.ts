import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { tokensCss } from '#contract/brand/tokens-css.ts';
import { type Language, locales } from '#contract/http/languages.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { checkout } from '../stage/checkout.ts';

const origin = 'http://pages.invalid';

/** How each page is looked at. */
const looks = [
  { name: 'small', width: 360, height: 740 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'large', width: 360, height: 740, isLarge: true },
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'desktop-dark', width: 1280, height: 800, colorScheme: 'dark' },
  // An A4 sheet without its margins.
  { name: 'paper', width: 733, height: 1062, media: 'print' },
] as const satisfies readonly Look[];

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'dark';
  /** Whether the browser's text has twice its size. */
  readonly isLarge?: boolean;
  readonly media?: 'print';
}

/** Answers requests with a page, and with pictures of the demo data that the records name. */
async function serve(page: Page, documentOf: () => string): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: documentOf() });
    const name = `${pathname.split('/').at(-2)}.webp`;
    const file = path.join(checkout, 'scripts', 'seed', 'pictures', name);
    if (!pathname.startsWith('/images/') || !existsSync(file))
      return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'image/webp', body: readFileSync(file) });
  });
}

/** Loads the pictures below the window, and shows the buttons of the islands. */
async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = document.querySelectorAll<HTMLElement>('[data-share],[data-print],[data-claim]');
    for (const each of shown) each.hidden = false;
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/**
 * Takes pictures of every open page with records of the tests, by the renderer of the server. Returns their folder, and
 * the pictures that are wider than their window.
 */
export async function takePageShots(browser: Browser, parent: string, language: Language) {
  const folder = path.join(parent, 'pages');
  mkdirSync(folder, { recursive: true });
  const { css, renderAll } = renderBodiesBy('preact');
  const bodies = renderAll({ t: await translatorOf(language), language });
  const wide: string[] = [];
  for (const look of looks) {
    const { width, height, colorScheme, isLarge, media }: Look = look;
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: colorScheme ?? 'light',
    });
    const style = `${tokensCss()}${css}${isLarge ? 'html{font-size:200%}' : ''}`;
    let body = '';
    await serve(
      page,
      () =>
        `<!doctype html><html lang="${locales[language]}"><meta charset="utf-8"><style>${style}</style><body>${brandDrawings}${body}`,
    );
    await page.emulateMedia({ media: media ?? 'screen' });
    for (const [name, html] of Object.entries(bodies)) {
      body = html;
      await page.goto(origin);
      await complete(page);
      const file = `${name}.${look.name}.png`;
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        wide.push(file);
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
    }
    await page.close();
  }
  return { folder, wide };
}
