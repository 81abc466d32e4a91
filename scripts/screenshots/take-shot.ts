import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Language, locales } from '#contract/http/languages.ts';
import type { DemoIds } from '#test/screens/demo-ids.ts';
import { openState } from '#test/screens/open-state.ts';
import { isPageState, type NamedState } from '#test/screens/state.ts';
import { stillWithin, waitUntilStill } from '#test/screens/wait-until-still.ts';
import { cutTexts } from '#test/support/look-of-page.ts';
import type { Storage } from './sign-in.ts';
import { type WindowName, windowOf } from './windows.ts';

export const fileOf = (state: string, window: WindowName, scheme: string) =>
  `${state}.${window}.${scheme}.png`;

/** Loads and decodes all images, including those outside the window. Runs in the page. */
async function loadImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** Runs in the page. */
function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/**
 * Takes the whole page. Takes only the window if a dialog or menu covers the page, or a list renders only the rows near
 * the window.
 */
async function takePicture(page: Page, file: string): Promise<void> {
  const parts = page.locator('[role="dialog"], [role="menu"], [aria-setsize]');
  const isWindow = await parts.filter({ visible: true }).first().isVisible();
  // At the top, fixed elements are where they are on a page just opened.
  if (!isWindow) await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: file, fullPage: !isWindow, animations: 'disabled' });
}

interface Surroundings {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly ids: DemoIds;
  /** Browser storage with the state's account signed in. */
  readonly storageState: Storage | undefined;
  readonly folder: string;
  readonly language: Language;
}

/** Takes the screenshots of a state in one window. Returns the cut-off texts. Throws if the state is not reached. */
export async function takeShot(
  state: NamedState,
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
    const stored = state.stored?.(ids);
    if (stored) await page.addInitScript((items) => Object.assign(localStorage, items), stored);
    await openState(page, state, ids, true);
    // By script, since open pages allow no style but their own.
    if (textSize) await page.evaluate(setTextSize, textSize);
    if (state.isBusy) await pause(500);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, media });
      // An open page takes the scheme at once.
      if (!isPageState(state)) {
        await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      }
      if (!state.isBusy) {
        await page.evaluate(loadImages);
        await waitUntilStill(page);
      }
      await takePicture(page, path.join(folder, fileOf(state.name, window, colorScheme)));
    }
    return media === 'print' ? [] : await page.evaluate(cutTexts);
  } finally {
    await context.close();
  }
}
