import { type NamedState, pathOf } from '#test/screens/state.ts';
import { median } from '../../support/median.ts';
import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import {
  belowLimits,
  categories,
  type Figures,
  figuresOf,
  lostPoints,
  medianScores,
  scoresOf,
  unnoticedShift,
} from '../lighthouse/scores.ts';
import type { Measured, Row } from '../rows.ts';
import type { Site } from '../site/start-site.ts';
import { type Standard, standardOf } from './standards.ts';

/** Runs of a page whose first run is below a limit, since a busy machine takes points off. */
const runsInDoubt = 3;

/** Seconds of the largest paint of an open page, and milliseconds of its blocking time. */
const [maxPaint, maxBlocking] = [1.5, 50];

/** Measures a state once with Lighthouse's mobile settings. */
async function scoreOnce(site: Site, state: NamedState) {
  const result = await runLighthouse(site.urlOf(state), categories, site.storedOf(state));
  const { pathname } = new URL(result.finalDisplayedUrl);
  const isThere = pathname === pathOf(state, site.ids).split('?')[0];
  return {
    scores: scoresOf(result),
    figures: figuresOf(result),
    notes: lostPoints(result).map((line) => `${state.name}  ${line}`),
    faults: isThere ? [] : [`${state.name}: led to ${pathname}.`],
  };
}

type Run = Awaited<ReturnType<typeof scoreOnce>>;

const scoresOfRuns = (runs: readonly Run[]) => runs.map(({ scores }) => scores);

/** Returns the rows of the times of an open page. */
function timesOf(page: string, runs: readonly Run[]): Row[] {
  const medianOf = (name: keyof Figures) => median(runs.map(({ figures }) => figures[name]));
  const paint = medianOf('largestPaint') / 1000;
  return [
    { page, name: 'largest paint', value: paint, goal: maxPaint, digits: 2, unit: 's' },
    { page, name: 'blocking time', value: medianOf('blockingTime'), goal: maxBlocking, unit: 'ms' },
  ];
}

function rowsOf(page: string, { limits, isOpen }: Standard, runs: readonly Run[]): Row[] {
  const scores = medianScores(scoresOfRuns(runs));
  const shift = Math.max(...runs.map(({ figures }) => figures.layoutShift));
  const row = (name: (typeof categories)[number]): Row => {
    const isJudged = limits[name] > 0;
    const value = scores[name];
    return { page, name, value, isAtLeast: true, ...(isJudged && { goal: limits[name] }) };
  };
  return [
    ...categories.map(row),
    { page, name: 'layout shift', value: shift, goal: unnoticedShift, digits: 3 },
    ...(isOpen ? timesOf(page, runs) : []),
  ];
}

/** Measures the Lighthouse scores of states, for a new visitor or a freshly signed-in user. */
export async function measureScores(site: Site, states: readonly NamedState[]): Promise<Measured> {
  const all = states.flatMap((state) => {
    const standard = standardOf(state);
    const runs: Run[] = [];
    return standard ? [{ state, standard, runs }] : [];
  });
  // Pages take turns, so that a short load peak of the machine does not affect only one.
  const most = Math.max(...all.map(({ standard }) => standard.runs));
  for (let run = 0; run < most; run += 1) {
    for (const { state, standard, runs } of all) {
      if (run < standard.runs) runs.push(await scoreOnce(site, state));
    }
  }
  for (const { state, standard, runs } of all) {
    const isInDoubt = belowLimits(scoresOfRuns(runs), standard.limits).length > 0;
    while (isInDoubt && runs.length < runsInDoubt) runs.push(await scoreOnce(site, state));
  }
  return {
    rows: all.flatMap(({ state, standard, runs }) => rowsOf(state.name, standard, runs)),
    notes: all.flatMap(({ runs }) => runs.flatMap(({ notes }) => notes)),
    faults: all.flatMap(({ runs }) => runs.flatMap(({ faults }) => faults)),
  };
}
