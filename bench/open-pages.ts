// Measures the open pages beside a page that does nothing: Lighthouse's mobile scores and times as medians of five runs,
// the first price on a slow line, sizes, requests, and the CPU time of a rendering. They stay apart from the bench
// `pages`: the demo data has no page of twenty offers with photos, and the CPU time is the bundled Lambda's, which
// answers from a table in memory behind the edge's own function. Exits with 1 if a goal is missed. `--only flyer,shop`
// takes the pages whose names contain one of the words, beside the page that does nothing.
import { parseArgs } from 'node:util';
import { main } from '#scripts/process/main.ts';
import { withProgress } from '#scripts/process/progress.ts';
import { UserError } from '#scripts/process/user-error.ts';
import { compareBundles } from './cold-start/compare-bundles.ts';
import { timeOfFirstPrice } from './open-pages/first-price.ts';
import { type PageFigures, rowsOfPages } from './open-pages/goals.ts';
import { loadPage } from './open-pages/load-page.ts';
import { measureRendering } from './open-pages/measure-rendering.ts';
import type { MeasuredPage } from './open-pages/measured-pages.ts';
import { startPages } from './open-pages/start-pages.ts';
import { weighPage } from './open-pages/weigh-page.ts';
import { figuresOf } from './pages/lighthouse/figures.ts';
import { runLighthouse } from './pages/lighthouse/run-lighthouse.ts';
import { categories, lostPoints, scoresOf } from './pages/lighthouse/scores.ts';
import { type Row, report } from './pages/rows.ts';
import { launchBrowser } from './pages/site/phone.ts';

const runs = 5;
/** Offers of the page of the shop. */
const offersOfPage = 20;
/** Highest ratio of the start and first call of the Lambda to its baseline. */
const maxStartRatio = 1.1;
/** Highest CPU time of the rendering of twenty offers in milliseconds. */
const maxRendering = 3;

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
  const pathOf = (wanted: string) => measured.find(({ name }) => name === wanted)?.path ?? '';
  // The page with the most parts for each offer.
  const rendering = await measureRendering(pages, pathOf('flyer'));
  const lambda = (await compareBundles(['pages'])).find(({ name }) => name === 'pages');

  const browser = await launchBrowser();
  const notes: string[] = [];
  const figures = await withProgress(`${chosen.length} pages, ${runs} times`, async () => {
    const all = chosen.map((page) => ({
      page,
      firstPrices: [] as number[],
      scores: [] as PageFigures['scores'][number][],
      loads: [] as PageFigures['loads'][number][],
    }));
    // Pages take turns, so that a short load peak of the machine does not affect only one.
    for (let run = 0; run < runs; run += 1) {
      for (const { page, firstPrices, scores, loads } of all) {
        firstPrices.push(await timeOfFirstPrice(browser, server.url, page));
        const result = await runLighthouse(server.url + page.path, categories);
        scores.push(scoresOf(result));
        loads.push(figuresOf(result));
        notes.push(...lostPoints(result).map((line) => `${page.name}  ${line}`));
      }
    }
    const loaded: PageFigures[] = [];
    for (const one of all) {
      loaded.push({ ...one, load: await loadPage(browser, server, one.page.path) });
    }
    return loaded;
  });
  const shop = { name: 'shop', path: pathOf('shop'), offers: offersOfPage };
  const rows: readonly Row[] = [
    ...rowsOfPages(figures),
    ...(await weighPage(browser, server, shop)),
    {
      ...{ page: 'flyer', name: 'rendering 20 offers, warm, CPU', value: rendering.rendering },
      ...{ goal: maxRendering, digits: 2, unit: 'ms' },
    },
    {
      ...{ page: 'flyer', name: 'whole call, table in memory, CPU', value: rendering.call },
      ...{ digits: 2, unit: 'ms' },
    },
    {
      ...{ page: 'Lambda', name: 'init and first call, ratio to floor' },
      ...{ value: lambda?.bothRatio ?? Number.NaN, goal: maxStartRatio, digits: 2 },
    },
    {
      ...{ page: 'Lambda', name: 'the same, CPU' },
      ...{ value: lambda?.cpuRatio ?? Number.NaN, digits: 2 },
    },
  ];
  const files = figures.map(({ page, load }) => `${page.name}: ${load.files.join('  ')}`);
  return report({ rows, notes: [...notes, ...files] });
});
