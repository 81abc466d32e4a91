import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { type NamedState, pathOf } from '#test/screens/state.ts';
import { cachedPaths, filesOfStart, keptKeys } from '#test/support/kept-on-device.ts';
import { median } from '../../support/median.ts';
import type { Measured } from '../rows.ts';
import { onPhone } from '../site/phone.ts';
import { emptyPath, type Site } from '../site/start-site.ts';
import { scrollToEnd } from './scroll-and-type.ts';
import { type Start, shownAfter } from './shown-after.ts';

const runs = 5;

/** Milliseconds since the phone was last online. */
const away = 61 * 60 * 1000;

/** Slowdown of the processor, compared with this machine, and the highest multiple of the empty page at this speed. */
const slowdown = 4;
const maxRatio = 20;

/** At this machine's speed. */
const maxMilliseconds = 1000;

/** Milliseconds within which the service worker has cached all files. */
const installedWithin = 60_000;

const isOfOffers = (key: string) => decodeURIComponent(key).includes('/offers","pages"');

/**
 * Sets the clock forward and reports no network. Runs in the page before its own code. Chromium's emulation only fails
 * requests.
 */
function beAway(milliseconds: number): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  const Real = Date;
  window.Date = class extends Real {
    constructor(...args: [] | [string]) {
      super(...((args.length > 0 ? args : [Real.now() + milliseconds]) as [string]));
    }

    static override now() {
      return Real.now() + milliseconds;
    }
  } as DateConstructor;
}

async function isInstalled(page: Page): Promise<boolean> {
  const [paths, keys] = [await cachedPaths(page), await keptKeys(page)];
  return (
    filesOfStart.every((file) => paths.some((path) => file.test(path))) && keys.some(isOfOffers)
  );
}

/** Scrolls through all offers until the app can start offline. */
async function install(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await scrollToEnd(page);
  const deadline = Date.now() + installedWithin;
  while (!(await isInstalled(page))) {
    if (Date.now() > deadline) throw new Error('The app was not installed');
    await pause(500);
  }
  // An answer is stored half a second after it came.
  await pause(2_000);
  await page.close();
}

async function measure(context: BrowserContext, start: Start) {
  const times = { opened: [] as number[], reloaded: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    const { opened, reloaded } = await shownAfter(context, start);
    times.opened.push(opened);
    times.reloaded.push(reloaded);
  }
  return { opened: median(times.opened), reloaded: median(times.reloaded) };
}

/** Measures how soon the installed app shows the saved list of offers and its age offline. */
export async function measureOfflineStart(
  site: Site,
  states: readonly NamedState[],
): Promise<Measured> {
  const state = states.find(({ name }) => name === 'offer-list');
  if (!state) return { rows: [] };
  const { browser, longLists, ids } = site;
  const { url } = longLists;
  const empty = await onPhone(browser, { url }, (_, context) =>
    measure(context, { path: emptyPath, selectors: ['p'], slowdown }),
  );
  const stored = site.storedOf(state);
  const shown = await onPhone(browser, { url, stored, installs: true }, async (page, context) => {
    const path = pathOf(state, ids);
    await install(page, path);
    await context.addInitScript(beAway, away);
    await context.setOffline(true);
    // A row of the list, and its age beside the offline note.
    const selectors = ['main [aria-posinset]', '[role="status"]:not(:empty) + span'];
    const fast = await measure(context, { path, selectors, slowdown: 1 });
    return { fast, slow: await measure(context, { path, selectors, slowdown }) };
  });
  const ways = ['opened', 'reloaded'] as const;
  return {
    rows: ways.flatMap((way) => [
      {
        ...{ page: state.name, name: `offline, ${way}`, value: shown.fast[way] },
        ...{ goal: maxMilliseconds, unit: 'ms' },
      },
      {
        ...{ page: state.name, name: `offline, ${way}, CPU/4, times the empty page` },
        ...{ value: shown.slow[way] / empty[way], goal: maxRatio, digits: 1 },
      },
    ]),
  };
}
