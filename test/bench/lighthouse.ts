// Measures public pages of the production build, which the local distribution serves, with Lighthouse's mobile
// settings. Exits with 1 when the median of a score is below its limit.
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { main } from '#scripts/process/main.ts';
import { seedStage } from '#scripts/seed/seed-stage.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { fillSiteBucket } from '#scripts/site/fill-site-bucket.ts';
import { step } from '#scripts/steps/step.ts';
import { printFigures } from './first-load/load-report.ts';
import { type Figures, figuresOf } from './first-load/measure-load.ts';
import { medianLoad } from './first-load/median-load.ts';
import { printHeader, reportScores } from './lighthouse/score-report.ts';
import { categories, lostPoints, type Scores, scoresOf } from './lighthouse/scores.ts';
import { serveEdge } from './lighthouse/serve-edge.ts';
import { runLighthouse } from './web-pages/run-lighthouse.ts';

const runs = 5;

const full = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** The pages with the lowest score of each category that they may have. */
const pages: readonly { readonly path: string; readonly limits: Scores }[] = [
  { path: '/login', limits: { ...full, performance: 97 } },
  { path: '/folder/padariasoldaaurora', limits: { ...full, performance: 97 } },
  // Loads the code of a longer form, so its performance is only printed.
  { path: '/signup', limits: { ...full, performance: 0 } },
];

await main(async () => {
  const deployment = await deployLocally('local');
  await step('Production build', buildSite);
  await seedStage(deployment);
  await fillSiteBucket(deployment);
  const url = await serveEdge(deployment);

  const measured = new Map<string, Scores[]>(pages.map(({ path }) => [path, []]));
  const loads = new Map<string, Figures[]>(pages.map(({ path }) => [path, []]));
  const lost = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    for (const { path } of pages) {
      const result = await runLighthouse(url + path, categories);
      measured.get(path)?.push(scoresOf(result));
      loads.get(path)?.push(figuresOf(result));
      for (const line of lostPoints(result)) lost.add(`${path}  ${line}`);
    }
  }
  printHeader();
  const faults = pages.flatMap(({ path, limits }) =>
    reportScores(path, measured.get(path) ?? [], limits),
  );
  console.log('');
  for (const { path } of pages) printFigures(path, medianLoad(loads.get(path) ?? []));
  for (const line of lost) console.log(`  ${line}`);
  console.log(
    faults.length ? `\n${faults.map((fault) => `✗ ${fault}`).join('\n')}` : '\n✓ all met',
  );
  return faults.length ? 1 : 0;
});
