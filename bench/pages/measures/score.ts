import { type NamedState, pathOf } from '#test/screens/state.ts';
import { figuresOf } from '../lighthouse/figures.ts';
import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import {
  belowLimits,
  categories,
  lostPoints,
  medianScores,
  type Scores,
  scoresOf,
} from '../lighthouse/scores.ts';
import { shiftedParts } from '../lighthouse/shifted-parts.ts';
import type { Measured, Row } from '../rows.ts';
import type { Site } from '../site/start-site.ts';
import { standardOf } from './standards.ts';

/** Runs of a page whose first run is below a limit, since a busy machine takes points off. */
const runsInDoubt = 3;

/** Cumulative Layout Shift that users do not notice: https://web.dev/articles/cls. */
const unnoticed = 0.1;

/** Measures a state once with Lighthouse's mobile settings. */
async function scoreOnce(site: Site, state: NamedState) {
  const result = await runLighthouse(site.urlOf(state), categories, site.storedOf(state));
  const { pathname } = new URL(result.finalDisplayedUrl);
  const isThere = pathname === pathOf(state, site.ids).split('?')[0];
  return {
    scores: scoresOf(result),
    shift: figuresOf(result).layoutShift,
    notes: [...lostPoints(result), ...shiftedParts(result)].map((line) => `${state.name}  ${line}`),
    faults: isThere ? [] : [`${state.name}: led to ${pathname}.`],
  };
}

function rowsOf(page: string, limits: Scores, runs: readonly Scores[], shift: number): Row[] {
  const scores = medianScores(runs);
  const row = (name: (typeof categories)[number]) => {
    const isJudged = limits[name] > 0;
    return { page, name, value: scores[name], ...(isJudged && { goal: limits[name] }) };
  };
  const rows: Row[] = categories.map((name) => ({ ...row(name), isAtLeast: true }));
  return [...rows, { page, name: 'layout shift', value: shift, goal: unnoticed, digits: 3 }];
}

/** Measures the Lighthouse scores of states, for a new visitor or a freshly signed-in user. */
export async function measureScores(site: Site, states: readonly NamedState[]): Promise<Measured> {
  const all = states.flatMap((state) => {
    const standard = standardOf(state);
    const runs: Awaited<ReturnType<typeof scoreOnce>>[] = [];
    return standard ? [{ state, standard, runs }] : [];
  });
  // Pages take turns, so that a short load peak of the machine does not affect only one.
  const most = Math.max(...all.map(({ standard }) => standard.runs));
  for (let run = 0; run < most; run += 1) {
    for (const { state, standard, runs } of all) {
      if (run < standard.runs) runs.push(await scoreOnce(site, state));
    }
  }
  const scoresOfRuns = (runs: readonly { readonly scores: Scores }[]) =>
    runs.map(({ scores }) => scores);
  for (const { state, standard, runs } of all) {
    const isInDoubt = belowLimits(scoresOfRuns(runs), standard.limits).length > 0;
    while (isInDoubt && runs.length < runsInDoubt) runs.push(await scoreOnce(site, state));
  }
  return {
    rows: all.flatMap(({ state, standard, runs }) => {
      const shift = Math.max(...runs.map((run) => run.shift));
      return rowsOf(state.name, standard.limits, scoresOfRuns(runs), shift);
    }),
    notes: all.flatMap(({ runs }) => runs.flatMap(({ notes }) => notes)),
    faults: all.flatMap(({ runs }) => runs.flatMap(({ faults }) => faults)),
  };
}
