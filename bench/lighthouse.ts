// Measures every screen of the production build on the local distribution with Lighthouse's mobile settings, for a new
// visitor or a freshly signed-in user. Exits with 1 if the median of a score is below its limit, or page parts move so
// that users notice it.
import { parseArgs } from 'node:util';
import type { User } from '#contract/accounts/users.ts';
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { main } from '#scripts/process/main.ts';
import { withProgress } from '#scripts/process/progress.ts';
import { seedStage } from '#scripts/seed/seed-stage.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { fillSiteBucket } from '#scripts/site/fill-bucket.ts';
import { accountOf } from '#test/screens/state.ts';
import { printFigures } from './first-load/load-report.ts';
import { medianLoad } from './first-load/median-load.ts';
import { chosenVisits } from './lighthouse/chosen-visits.ts';
import { measureVisits } from './lighthouse/measure-visits.ts';
import { printHeader, reportScores } from './lighthouse/score-report.ts';
import { type ChangeAnswer, serveEdge } from './lighthouse/serve-edge.ts';
import { openSessions } from './lighthouse/sessions.ts';

/** The demo accounts have accepted the terms. */
const withoutTerms: ChangeAnswer = (path, answer) => {
  if (path !== '/api/users/me') return answer;
  const { terms: _, ...me } = answer as User;
  return me;
};

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = chosenVisits(values.only);
  const deployment = await deployLocally('local');
  await withProgress('Production build', buildSite);
  await seedStage(deployment);
  await fillSiteBucket(deployment);
  const siteUrl = await serveEdge(deployment);
  const siteBeforeTerms = await serveEdge(deployment, withoutTerms);
  const accounts = chosen
    .map(({ state }) => accountOf(state))
    .filter((account) => account !== 'visitor');
  const sessions = await withProgress('Sign-in of the demo accounts', () =>
    openSessions(deployment, siteUrl, accounts),
  );

  const measured = await withProgress(`${chosen.length} pages`, () =>
    measureVisits(chosen, { siteUrl, siteBeforeTerms, ...sessions }),
  );
  printHeader();
  const messages = measured.flatMap(({ state, limits, scores, faults }) => [
    ...reportScores(state.name, scores, limits),
    ...faults,
  ]);
  console.log('');
  for (const { state, loads } of measured) printFigures(state.name, medianLoad(loads));
  for (const line of new Set(measured.flatMap(({ lost }) => lost))) console.log(`  ${line}`);
  console.log(
    messages.length ? `\n${messages.map((message) => `✗ ${message}`).join('\n')}` : '\n✓ all met',
  );
  return messages.length ? 1 : 0;
});
