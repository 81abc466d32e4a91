// Measures the longest task of the page's main thread on a slow phone, while an owner scrolls through 1,000 offers
// and types in the offer form, compared with the same on an empty page. Exits with 1 when a limit is exceeded.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { main } from '#scripts/process/main.ts';
import { scrollEmptyPage, scrollOffers, typeText } from './long-tasks/actions.ts';
import { longestTask } from './long-tasks/longest-task.ts';
import { offersOfBusiness, ownerAnswer } from './long-tasks/owner-answers.ts';
import { onSlowPage } from './long-tasks/slow-page.ts';
import { buildApp } from './web-pages/built-app.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';

const runs = 3;

/** The longest task may take this many times as long as that of the same on an empty page. */
const maxRatios = { scrolling: 60, typing: 60 };

/** As high as a list of 1,000 rows. */
const emptyPage = `<!doctype html><title>.</title><body style="height:${offersOfBusiness * 100}px">
<input style="font:16px sans-serif">`;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  await buildApp(folder);
  await writeFile(path.join(folder, 'empty.html'), emptyPage);
  const { url } = await serveApp(folder, { api: ownerAnswer });
  const browser = await launchBrowser();
  const longest = async (page: string, work: (page: Page) => Promise<unknown>) => {
    const tasks: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const measure = (opened: Page) =>
        longestTask(browser, opened, async () => void (await work(opened)));
      tasks.push(await onSlowPage(browser, url + page, measure));
    }
    return median(tasks);
  };

  let rows = 0;
  const scrolling = async (page: Page) => {
    rows = Math.max(rows, await scrollOffers(page));
  };
  const pairs = [
    {
      name: 'scrolling',
      task: await longest('/offer-list', scrolling),
      empty: await longest('/empty.html', scrollEmptyPage),
    },
    {
      name: 'typing',
      task: await longest('/offer', typeText),
      empty: await longest('/empty.html', typeText),
    },
  ] as const;
  for (const { name, task, empty } of pairs) {
    const figures = `${task.toFixed(0)} ms, ${(task / empty).toFixed(1)} times the empty page's ${empty.toFixed(1)} ms`;
    console.log(`${name.padEnd(12)}longest task ${figures}, at most ${maxRatios[name]} times`);
  }
  console.log(`rows        ${rows} at a time in the document`);
  const faults = pairs.filter(({ name, task, empty }) => task / empty > maxRatios[name]);
  console.log(faults.length ? `\n✗ ${faults.map(({ name }) => name).join(', ')}` : '\n✓ all met');
  return faults.length ? 1 : 0;
});
