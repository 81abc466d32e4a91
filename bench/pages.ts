// Measures the states of screens and open pages on the production build of a local stage with the demo data: `score` by
// Lighthouse's mobile settings; `load`, the first load of the sign-in page beside one with the same libraries; `open`,
// the first price, the bytes and the shifts of open pages on a slow line; `tasks`, the longest task of long lists and
// forms on a slow phone; `offline`, the start of the installed app. Exits with 1 if a goal is missed. `--only offer,staff` takes the states whose names contain
// one of the words, `--measure score,load` some of the measurements.
import { parseArgs } from 'node:util';
import { main } from '#scripts/process/main.ts';
import { withProgress } from '#scripts/process/progress.ts';
import { UserError } from '#scripts/process/user-error.ts';
import { accountOf, type NamedState, pathOf } from '#test/screens/state.ts';
import { allStates } from '#test/screens/states.ts';
import { measureLoad } from './pages/measures/load.ts';
import { measureOfflineStart } from './pages/measures/offline.ts';
import { measureOpenPages } from './pages/measures/open.ts';
import { measureScores } from './pages/measures/score.ts';
import { measureTasks } from './pages/measures/tasks.ts';
import { type Measured, report } from './pages/rows.ts';
import { type Site, startSite } from './pages/site/start-site.ts';

type Measure = (site: Site, states: readonly NamedState[]) => Promise<Measured>;

const measures: Readonly<Record<string, Measure>> = {
  score: measureScores,
  load: measureLoad,
  open: measureOpenPages,
  tasks: measureTasks,
  offline: measureOfflineStart,
};

const noIds = { business: '', shop: '', validator: '', invoice: '', offer: () => '' };

/** The usual state of each screen, once for each path and account. */
const states = allStates
  .filter(({ isMain, actions }) => isMain && !actions)
  .filter((state, index, all) => {
    const keyOf = (one: NamedState) => `${pathOf(one, noIds)} ${accountOf(one)}`;
    return all.findIndex((other) => keyOf(other) === keyOf(state)) === index;
  });

/** Returns the states whose name contains one of the words, as in `offer,staff`; all without words. */
function chosenStates(only = ''): readonly NamedState[] {
  const words = only.toLowerCase().split(',');
  const chosen = states.filter(({ name }) => words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new UserError(`No state's name contains ${words.join(' or ')}.`);
  return chosen;
}

function chosenMeasures(wanted = Object.keys(measures).join()): [string, Measure][] {
  return wanted.split(',').map((name) => {
    const measure = measures[name];
    if (measure) return [name, measure];
    throw new UserError(`There is no measurement "${name}": use ${Object.keys(measures).join()}.`);
  });
}

await main(async () => {
  const options = { only: { type: 'string' }, measure: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const chosen = chosenStates(values.only);
  const asked = chosenMeasures(values.measure);
  // For Vite, which builds the hello pages in this process.
  process.env['NODE_ENV'] = 'production';
  const site = await startSite(chosen);
  const all: Measured[] = [];
  for (const [name, measure] of asked) {
    all.push(await withProgress(`Measurement ${name}`, () => measure(site, chosen)));
  }
  return report({
    rows: all.flatMap(({ rows }) => rows),
    notes: all.flatMap(({ notes = [] }) => notes),
    faults: all.flatMap(({ faults = [] }) => faults),
  });
});
