// Measures the open pages beside a page that does nothing, and prints the table of their goals: Lighthouse's mobile
// scores and times as medians of five runs, the first price on a slow line, sizes, requests, and the CPU time of a
// rendering. The bundled Lambda answers from a table in memory, behind the edge's own function. Exits with 1 if a goal is
// missed. `--only flyer,shop` takes the pages whose names contain one of the words, beside the page that does nothing.
import { parseArgs } from 'node:util';
import { main } from '#scripts/process/main.ts';
import { withProgress } from '#scripts/process/progress.ts';
import { UserError } from '#scripts/process/user-error.ts';
import { compareBundles } from './cold-start/compare-bundles.ts';
import { figuresOf } from './first-load/measure-load.ts';
import { categories, lostPoints, scoresOf } from './lighthouse/scores.ts';
import { timeOfFirstPrice } from './open-pages/first-price.ts';
import { type PageFigures, rowsOf } from './open-pages/goals.ts';
import { loadPage } from './open-pages/load-page.ts';
import { measureRendering } from './open-pages/measure-rendering.ts';
import type { MeasuredPage } from './open-pages/measured-pages.ts';
import { printPages, printRows } from './open-pages/print-table.ts';
import { startPages } from './open-pages/start-pages.ts';
import { reportPictures } from './page-weight/picture-report.ts';
import { weighPage } from './page-weight/weigh-page.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { runLighthouse } from './web-pages/run-lighthouse.ts';

const runs = 5;
/** Offers of the page of the shop. */
const offersOfPage = 20;

/** Returns the pages whose names contain one of the words, after the page that does nothing; all without words. */
function chosenPages(all: readonly MeasuredPage[], only = ''): readonly MeasuredPage[] {
  const words = only.toLowerCase().split(',');
  const chosen = all.filter(
    ({ name, isHello }) => isHello || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 1) throw new UserError(`No page's name contains ${words.join(' or ')}.`);
  return chosen;
}

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const { pages, server, measured } = await withProgress('Pages and pictures', startPages);
  const chosen = chosenPages(measured, values.only);
  const shop = measured.find(({ name }) => name === 'shop');
  // The page with the most parts for each offer.
  const flyer = measured.find(({ name }) => name === 'flyer');
  const rendering = await measureRendering(pages, flyer?.path ?? '');
  const [lambda] = (await compareBundles(['pages'])).filter(({ name }) => name === 'pages');

  const browser = await launchBrowser();
  const figures = await withProgress(`${chosen.length} pages, ${runs} times`, async () => {
    const all = chosen.map((page) => ({
      page,
      firstPrices: [] as number[],
      scores: [] as PageFigures['scores'][number][],
      loads: [] as PageFigures['loads'][number][],
      lost: [] as string[],
    }));
    // Pages take turns, so that a short load peak of the machine does not affect only one.
    for (let run = 0; run < runs; run += 1) {
      for (const { page, firstPrices, scores, loads, lost } of all) {
        const url = server.url + page.path;
        firstPrices.push(await timeOfFirstPrice(browser, url, page.hasPrices ?? false));
        const result = await runLighthouse(url, categories);
        scores.push(scoresOf(result));
        loads.push(figuresOf(result));
        lost.push(...lostPoints(result).map((line) => `${page.name}  ${line}`));
      }
    }
    const loaded: (PageFigures & { readonly lost: readonly string[] })[] = [];
    for (const one of all) {
      loaded.push({ ...one, load: await loadPage(browser, server, one.page.path) });
    }
    return loaded;
  });

  const weight = await weighPage(browser, server.url + (shop?.path ?? ''));

  console.log('');
  printPages(figures);
  for (const line of new Set(figures.flatMap(({ lost }) => lost))) console.log(`  ${line}`);
  for (const { page, load } of figures) console.log(`  ${page.name}: ${load.files.join('  ')}`);
  console.log(
    `\nCPU of the whole call, with a table in memory: ${rendering.call.toFixed(2)} ms; ` +
      `of init and first call ${lambda?.cpuRatio.toFixed(2)} times the floor's\n`,
  );
  const missed = printRows(rowsOf({ figures, lambda, rendering }));
  const faults = reportPictures(offersOfPage, weight);
  const isMet = missed.length + faults.length === 0;
  console.log(
    isMet ? '\n✓ all met' : `\n✗ ${[`${missed.length} goals missed`, ...faults].join('\n✗ ')}`,
  );
  return isMet ? 0 : 1;
});
