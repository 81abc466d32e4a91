// Measures the longest main-thread task on a slow phone while a user scrolls long lists and types in forms, compared
// with an empty page. Exits with 1 if a limit is exceeded.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { main } from '#scripts/process/main.ts';
import { scrollList, scrollToEnd, typeInto } from './long-tasks/actions.ts';
import { longestTask } from './long-tasks/longest-task.ts';
import { offersOfBusiness, ownerAnswer, validatorsOfBusiness } from './long-tasks/owner-answers.ts';
import { onSlowPage } from './long-tasks/slow-page.ts';
import { businessesInQueue, staffAnswer } from './long-tasks/staff-answers.ts';
import { buildApp } from './web-pages/built-app.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';

/** The minimum of these runs counts, because other load only makes tasks longer. */
const runs = 3;

/** Scrolling long lists takes most of the time, so it runs once, and its figure is rather too high. */
const runsOfList = 1;

/**
 * Maximum multiple of the empty page's longest task. A busy machine with two cores had 18 to 26 for offers, 11 to 20
 * for the queue, and up to 3.4 for typing.
 */
const maxRatios = { scrolling: 36, typing: 4 };

/** Maximum number of rendered rows in a list that renders only rows near the window. */
const maxRows = 30;

/** As high as a list of 200 rows. */
const emptyPage = `<!doctype html><title>.</title><body style="height:20000px">
<input name="title" style="font:16px sans-serif">`;

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  await buildApp(folder);
  await writeFile(path.join(folder, 'empty.html'), emptyPage);
  const { url: owner } = await serveApp(folder, { api: ownerAnswer });
  const { url: staff } = await serveApp(folder, { api: staffAnswer });
  const browser = await launchBrowser();
  const longest = async (page: string, work: (page: Page) => Promise<unknown>, times = runs) => {
    const tasks: number[] = [];
    for (let run = 0; run < times; run += 1) {
      const measure = (opened: Page) =>
        longestTask(browser, opened, async () => void (await work(opened)));
      tasks.push(await onSlowPage(browser, page, measure));
    }
    return Math.min(...tasks);
  };

  const lists = [
    { name: 'offers', page: `${owner}/offer-list`, count: offersOfBusiness, most: maxRows },
    {
      name: 'validators',
      page: `${owner}/validator-list`,
      count: validatorsOfBusiness,
      most: maxRows,
    },
    // Its rows have state, so all loaded rows stay.
    { name: 'queue', page: `${staff}/staff`, count: businessesInQueue, most: businessesInQueue },
  ];
  const forms = [
    { name: 'offer', page: `${owner}/offer`, field: 'input[name="title"]' },
    { name: 'validator', page: `${owner}/validator`, field: 'form input' },
    { name: 'user data', page: `${owner}/change-user-data`, field: 'input[name="name"]' },
  ];
  const faults: string[] = [];
  const report = (what: keyof typeof maxRatios, name: string, task: number, empty: number) => {
    const ratio = task / empty;
    const figures = `${task.toFixed(0)} ms, ${ratio.toFixed(1)} times the empty page's ${empty.toFixed(1)} ms`;
    const line = `${what} ${name}`;
    console.log(`${line.padEnd(22)}longest task ${figures}, at most ${maxRatios[what]} times`);
    if (ratio > maxRatios[what]) faults.push(line);
  };

  const emptyScrolling = await longest(`${owner}/empty.html`, scrollToEnd);
  for (const { name, page, count, most } of lists) {
    let rows = 0;
    const scroll = scrollList(count);
    const scrolling = async (page: Page) => {
      rows = Math.max(rows, await scroll(page));
    };
    report('scrolling', name, await longest(page, scrolling, runsOfList), emptyScrolling);
    console.log(`${' '.repeat(22)}${rows} of ${count} rows in the document, at most ${most}`);
    if (rows < 1 || rows > most) faults.push(`rows of ${name}`);
  }
  const emptyTyping = await longest(`${owner}/empty.html`, typeInto('input'));
  for (const { name, page, field } of forms) {
    report('typing', name, await longest(page, typeInto(field)), emptyTyping);
  }
  console.log(faults.length ? `\n✗ ${faults.join(', ')}` : '\n✓ all met');
  return faults.length ? 1 : 0;
});
