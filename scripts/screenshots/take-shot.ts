import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { cutTexts } from '#test/support/cut-texts.ts';
import { unsettledParts } from '#test/support/unsettled-parts.ts';
import { type Language, locales } from '#web/lib/i18n/languages.ts';
import { screenOf } from '#web/screens/screens.ts';
import type { DemoIds } from './demo-ids.ts';
import type { Shot } from './shot.ts';
import { type WindowName, windowOf } from './windows.ts';

/** How long a page may take until nothing on it is loading or moving, in milliseconds. */
const stillWithin = 30_000;

export const fileOf = (shot: Pick<Shot, 'name'>, window: WindowName, scheme: string) =>
  `${shot.name}.${window}.${scheme}.png`;

const pathOf = ({ screen, path }: Shot, ids: DemoIds): string =>
  path?.(ids) ?? (screen === 'notFound' ? '/nada' : screenOf(screen).path);

async function waitUntilStill(page: Page): Promise<void> {
  const deadline = Date.now() + stillWithin;
  for (;;) {
    const parts = await page.evaluate(unsettledParts);
    if (parts.length === 0) return;
    if (Date.now() > deadline) throw new Error(`It never comes to rest: ${parts.join(', ')}`);
    await pause(100);
  }
}

async function waitUntilShown(page: Page, { isBusy }: Shot): Promise<void> {
  if (!isBusy) return waitUntilStill(page);
  await page.locator('[aria-busy="true"]:not(.page-frame)').first().waitFor();
  await pause(500);
}

/** Runs in the page: loads the images that are not in the window yet, and decodes all. */
async function loadImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** The whole page, or the window where a dialog or a menu covers the page, or a list has rows for the window alone. */
async function takePicture(page: Page, file: string): Promise<void> {
  const parts = page.locator('[role="dialog"], [role="menu"], [aria-setsize]');
  const isWindow = await parts.filter({ visible: true }).first().isVisible();
  // What is fixed to the window is then where it is on a page that was just opened.
  if (!isWindow) await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: file, fullPage: !isWindow, animations: 'disabled' });
}

interface Surroundings {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly ids: DemoIds;
  /** The storage of a browser in which the shot's account is signed in. */
  readonly storageState: BrowserContextOptions['storageState'];
  readonly folder: string;
  readonly language: Language;
}

/** Makes the screenshots of a screen in one window. Gives the texts that are cut. Throws where its state is not reached. */
export async function takeShot(
  shot: Shot,
  window: WindowName,
  around: Surroundings,
): Promise<readonly string[]> {
  const { browser, siteUrl, ids, storageState, folder, language } = around;
  const { options, schemes, media = 'screen', textSize } = windowOf(window);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...options,
    baseURL: siteUrl,
    locale: locales[language],
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    permissions: ['camera'],
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(stillWithin);
  try {
    const page = await context.newPage();
    for (const step of shot.before ?? []) await step(page, ids);
    await page.goto(pathOf(shot, ids));
    await page.getByRole('heading', { level: 1 }).or(page.locator('[aria-busy]')).first().waitFor();
    if (!shot.isBusy) {
      // Backgrounds and parts that load without a sign on the page.
      await page.waitForLoadState('networkidle');
      await waitUntilStill(page);
    }
    if (textSize) await page.addStyleTag({ content: `html { font-size: ${textSize}% }` });
    for (const step of shot.steps ?? []) await step(page, ids);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, media });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      await waitUntilShown(page, shot);
      if (!shot.isBusy) await page.evaluate(loadImages);
      await takePicture(page, path.join(folder, fileOf(shot, window, colorScheme)));
    }
    return media === 'print' ? [] : await page.evaluate(cutTexts);
  } finally {
    await context.close();
  }
}
