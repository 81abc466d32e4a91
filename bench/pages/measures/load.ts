import type { NamedState } from '#test/screens/state.ts';
import { median } from '../../support/median.ts';
import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import { type Figures, figuresOf } from '../lighthouse/scores.ts';
import type { Measured } from '../rows.ts';
import type { Site } from '../site/start-site.ts';

const runs = 5;

/** Largest Contentful Paint, as a multiple of the hello page's. */
const maxRatio = 1.15;
/** Cumulative Layout Shift: impact fraction times distance fraction, without a unit. */
const maxShift = 0.01;

/**
 * Measures the first load of the sign-in page for a new visitor, in alternation with a page of the same libraries. The
 * build limits the files and bytes of every screen.
 */
export async function measureLoad(site: Site, states: readonly NamedState[]): Promise<Measured> {
  const state = states.find(({ name }) => name === 'login');
  if (!state) return { rows: [] };
  const urls = { own: site.urlOf(state), hello: site.server.url + site.helloPath };
  const loads = { own: [] as Figures[], hello: [] as Figures[] };
  for (let run = 0; run < runs; run += 1) {
    for (const which of ['hello', 'own'] as const) {
      loads[which].push(figuresOf(await runLighthouse(urls[which], ['performance'])));
    }
  }
  const both = (name: keyof Figures, divisor: number) => ({
    value: median(loads.own.map((load) => load[name])) / divisor,
    hello: median(loads.hello.map((load) => load[name])) / divisor,
  });
  const page = state.name;
  const paint = both('largestPaint', 1000);
  return {
    rows: [
      { page, name: 'first paint', ...both('firstPaint', 1000), digits: 2, unit: 's' },
      { page, name: 'largest paint', ...paint, digits: 2, unit: 's' },
      {
        ...{ page, name: 'largest paint, times the hello page', goal: maxRatio, digits: 2 },
        value: paint.value / paint.hello,
      },
      { page, name: 'blocking time', ...both('blockingTime', 1), unit: 'ms' },
      { page, name: 'layout shift', ...both('layoutShift', 1), goal: maxShift, digits: 3 },
    ],
  };
}
