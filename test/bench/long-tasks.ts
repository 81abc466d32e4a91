// Measures the longest task of the page's main thread on a slow phone, while an owner scrolls through 1,000 offers
// and types in the offer form, compared with the same on an empty page. Exits with 1 when a limit is exceeded.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { main } from '#scripts/process/main.ts';
import { scrollOffers, scrollToEnd, typeTitle } from './long-tasks/actions.ts';
import { longestTask } from './long-tasks/longest-task.ts';
import { ownerAnswer } from './long-tasks/owner-answers.ts';
import { onSlowPage } from './long-tasks/slow-page.ts';
import { buildApp } from './web-pages/built-app.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';

/** The least of so many runs counts, because what else the machine does makes tasks only longer. */
const runs = 3;

/** Scrolling through 1,000 offers takes most of the time, so it is done once, and its figure is rather too high. */
const runsOfList = 1;

/**
 * The longest task may take this many times as long as that of the same on an empty page. A quiet machine of two cores
 * had 23 and 2.4, a busy one up to 33 and 3.4.
 */
const maxRatios = { scrolling: 36, typing: 4 };

/** The most rows of a list that may be in the document at a time. */
const maxRows = 30;

/** As high as a list of 200 rows. */
const emptyPage = `<!doctype html><title>.</title><body style="height:20000px">
<input name="title" style="font:16px sans-serif">`;

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  await buildApp(folder);
  await writeFile(path.join(folder, 'empty.html'), emptyPage);
  const { url } = await serveApp(folder, { api: ownerAnswer });
  const browser = await launchBrowser();
  const longest = async (page: string, work: (page: Page) => Promise<unknown>, times = runs) => {
    const tasks: number[] = [];
    for (let run = 0; run < times; run += 1) {
      const measure = (opened: Page) =>
        longestTask(browser, opened, async () => void (await work(opened)));
      tasks.push(await onSlowPage(browser, url + page, measure));
    }
    return Math.min(...tasks);
  };

  let rows = 0;
  const scrolling = async (page: Page) => {
    rows = Math.max(rows, await scrollOffers(page));
  };
  const pairs = [
    {
      name: 'scrolling',
      task: await longest('/offer-list', scrolling, runsOfList),
      empty: await longest('/empty.html', scrollToEnd),
    },
    {
      name: 'typing',
      task: await longest('/offer', typeTitle),
      empty: await longest('/empty.html', typeTitle),
    },
  ] as const;
  for (const { name, task, empty } of pairs) {
    const figures = `${task.toFixed(0)} ms, ${(task / empty).toFixed(1)} times the empty page's ${empty.toFixed(1)} ms`;
    console.log(`${name.padEnd(12)}longest task ${figures}, at most ${maxRatios[name]} times`);
  }
  console.log(`rows        ${rows} at a time in the document, at most ${maxRows}`);
  const faults: string[] = pairs
    .filter(({ name, task, empty }) => task / empty > maxRatios[name])
    .map(({ name }) => name);
  if (rows < 1 || rows > maxRows) faults.push('rows');
  console.log(faults.length ? `\n✗ ${faults.join(', ')}` : '\n✓ all met');
  return faults.length ? 1 : 0;
});
