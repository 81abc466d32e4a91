import type { DemoIds } from '#test/screens/demo-ids.ts';
import { accountOf, pathOf } from '#test/screens/state.ts';
import { type Figures, figuresOf } from '../first-load/measure-load.ts';
import { runLighthouse, type Stored } from '../web-pages/run-lighthouse.ts';
import { belowLimits, categories, lostPoints, type Scores, scoresOf } from './scores.ts';
import { shiftedParts } from './shifted-parts.ts';
import type { Visit } from './visits.ts';

/** Runs of a page whose first run is below a limit, since a busy machine takes points off. */
const runsInDoubt = 3;

interface Surroundings {
  readonly siteUrl: string;
  /** The site for users who have not accepted the terms. */
  readonly siteBeforeTerms: string;
  readonly ids: DemoIds;
  readonly storedOf: (account: string) => Stored;
}

interface MeasuredVisit extends Visit {
  readonly scores: Scores[];
  readonly loads: Figures[];
  /** Reasons for lost points, a line for each. */
  readonly lost: string[];
  /** A message for each moved part, and for a redirect to another page. */
  readonly faults: string[];
}

async function measureOnce(visit: MeasuredVisit, around: Surroundings): Promise<void> {
  const { state } = visit;
  const { name } = state;
  const { ids, storedOf, siteUrl, siteBeforeTerms } = around;
  const account = accountOf(state);
  const wanted = pathOf(state, ids);
  const result = await runLighthouse(
    (name === 'accept-terms' ? siteBeforeTerms : siteUrl) + wanted,
    categories,
    { ...(account !== 'visitor' && storedOf(account)), ...state.stored?.(ids) },
  );
  visit.scores.push(scoresOf(result));
  visit.loads.push(figuresOf(result));
  visit.lost.push(...lostPoints(result).map((line) => `${name}  ${line}`));
  visit.faults.push(...shiftedParts(result).map((line) => `${name}: ${line}`));
  const { pathname } = new URL(result.finalDisplayedUrl);
  if (pathname !== wanted.split('?')[0]) visit.faults.push(`${name}: led to ${pathname}.`);
}

/** Measures pages in alternation, so that a short load peak of the machine does not affect only one. */
export async function measureVisits(
  visits: readonly Visit[],
  around: Surroundings,
): Promise<readonly MeasuredVisit[]> {
  const all = visits.map((visit) => ({ ...visit, scores: [], loads: [], lost: [], faults: [] }));
  const most = Math.max(...all.map(({ runs }) => runs));
  for (let run = 0; run < most; run += 1) {
    for (const visit of all) if (run < visit.runs) await measureOnce(visit, around);
  }
  for (const visit of all) {
    const isInDoubt = belowLimits(visit.scores, visit.limits).length > 0;
    while (isInDoubt && visit.scores.length < runsInDoubt) await measureOnce(visit, around);
  }
  return all;
}
