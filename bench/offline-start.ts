// Measures how soon the installed app shows the saved list of offers and its age offline: in milliseconds at this
// machine's speed, and at a quarter of it compared with an empty page. Exits with 1 if a limit is exceeded.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { main } from '#scripts/process/main.ts';
import { ownerAnswer } from './long-tasks/owner-answers.ts';
import { installApp } from './offline-start/install-app.ts';
import { type Start, shownAfter } from './offline-start/shown-after.ts';
import { buildApp } from './web-pages/built-app.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';

const runs = 5;

/** Milliseconds since the phone was last online. */
const away = 61 * 60 * 1000;

/** Maximum milliseconds at this machine's speed, and maximum multiple of the empty page at a quarter of it. */
const limits = { milliseconds: 1_000, ratio: 20 };

const emptyPage = '<!doctype html><title>.</title><p>.';

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

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

async function measure(context: BrowserContext, start: Start) {
  const times = { opened: [] as number[], reloaded: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    const { opened, reloaded } = await shownAfter(context, start);
    times.opened.push(opened);
    times.reloaded.push(reloaded);
  }
  return { opened: median(times.opened), reloaded: median(times.reloaded) };
}

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  await buildApp(folder);
  await writeFile(path.join(folder, 'empty.html'), emptyPage);
  const { url } = await serveApp(folder, { api: ownerAnswer });
  const browser = await launchBrowser();
  const plain = await browser.newContext({ serviceWorkers: 'block' });
  const slowed = 4;
  const empty = await measure(plain, {
    url: `${url}/empty.html`,
    selectors: ['p'],
    slowdown: slowed,
  });

  const context = await installApp(browser, url);
  await context.addInitScript(beAway, away);
  await context.setOffline(true);
  const list = {
    url: `${url}/offer-list`,
    // A row of the list, and its age beside the offline note.
    selectors: ['main [aria-posinset]', '[role="status"]:not(:empty) + span'],
  };
  const fast = await measure(context, { ...list, slowdown: 1 });
  const slow = await measure(context, { ...list, slowdown: slowed });

  const faults: string[] = [];
  for (const how of ['opened', 'reloaded'] as const) {
    const ratio = slow[how] / empty[how];
    console.log(
      `${how.padEnd(10)}${fast[how].toFixed(0)} ms; at a fourth of the speed ${slow[how].toFixed(0)} ms, ${ratio.toFixed(1)} times the empty page's ${empty[how].toFixed(0)} ms`,
    );
    if (fast[how] >= limits.milliseconds || ratio > limits.ratio) faults.push(how);
  }
  console.log(`at most ${limits.milliseconds} ms and ${limits.ratio} times, median of ${runs}`);
  console.log(faults.length ? `\n✗ ${faults.join(', ')}` : '\n✓ all met');
  return faults.length ? 1 : 0;
});
