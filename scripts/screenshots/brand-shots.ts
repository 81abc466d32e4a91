import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { lookup } from 'mrmime';
import { build } from 'vite';
import { brandTokens } from '../../web/brand-tokens.ts';
import { checkout } from '../stage/checkout.ts';

const origin = 'http://brand.invalid';

/** Takes pictures of the page with all tokens and components of the brand, in both colour schemes. Returns the files. */
export async function takeBrandShots(browser: Browser, folder: string): Promise<readonly string[]> {
  const site = path.join(folder, 'brand');
  await build({
    configFile: false,
    root: path.join(checkout, 'test', 'screens', 'brand'),
    plugins: [react(), brandTokens()],
    build: { outDir: site, emptyOutDir: true },
    logLevel: 'error',
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(site, pathname === '/' ? 'index.html' : pathname);
    return route.fulfill({ body: readFileSync(file), contentType: lookup(file) ?? 'text/plain' });
  });
  const files: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(origin);
    await page.getByRole('heading', { name: 'Controls' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const file = path.join(folder, `brand.${colorScheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await page.close();
  return files;
}
