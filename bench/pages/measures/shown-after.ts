import type { BrowserContext, Page } from '@playwright/test';

/** A page to open, and the elements that mean it is shown. */
export interface Start {
  /** Slowdown of the processor, compared with this machine. It does not apply to the service worker. */
  readonly slowdown: number;
  readonly path: string;
  readonly selectors: readonly string[];
}

/**
 * Records the milliseconds from the start of the navigation until all these elements are drawn. Runs in the page before
 * its own code.
 */
function noteWhenShown(selectors: readonly string[]): void {
  const look = () => {
    const isShown = selectors.every((selector) => document.querySelector(selector));
    requestAnimationFrame(
      isShown ? () => Object.assign(window, { shownAfter: performance.now() }) : look,
    );
  };
  requestAnimationFrame(look);
}

async function readNoted(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => Reflect.get(window, 'shownAfter'));
  return noted.jsonValue();
}

/** Opens a page and reloads it. Returns the milliseconds until it was shown, for both. */
export async function shownAfter(
  context: BrowserContext,
  { slowdown, path, selectors }: Start,
): Promise<{ readonly opened: number; readonly reloaded: number }> {
  const page = await context.newPage();
  try {
    await page.addInitScript(noteWhenShown, selectors);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('ServiceWorker.enable');
    // On a phone that did something else meanwhile, the service worker has stopped.
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(path);
    const opened = await readNoted(page);
    await page.reload();
    return { opened, reloaded: await readNoted(page) };
  } finally {
    await page.close();
  }
}
