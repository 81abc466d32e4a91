import type { Page } from '@playwright/test';
import { type NamedState, pathOf } from '#test/screens/state.ts';
import { median } from '../../support/median.ts';
import { type Figures, figuresOf } from '../lighthouse/figures.ts';
import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import type { Measured, Row } from '../rows.ts';
import { onPhone } from '../site/phone.ts';
import type { Served } from '../site/serve.ts';
import type { Site } from '../site/start-site.ts';

const runs = 5;

/** Excludes code that comes after the page is shown. */
const maxRequests = 12;
/** Excludes code and pictures that come after the page is shown, and pictures with reserved space. */
const maxLevels = 3;
/** Bytes of code: a smaller script costs more as a request than it saves by being separate. */
const minScript = 10_000;
/** Largest Contentful Paint, as a multiple of the hello page's. */
const maxRatio = 1.15;
/** Cumulative Layout Shift: impact fraction times distance fraction, without a unit. */
const maxShift = 0.01;

const shown = 'shown';

/** Marks when the page's heading is in the document. Runs in the page before its own code. */
function markShown(name: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    performance.mark(name);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Returns the paths requested after the mark. Runs in the page. */
function requestedAfter(name: string): readonly string[] {
  const [mark] = performance.getEntriesByName(name);
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => mark && startTime > mark.startTime)
    .map((entry) => new URL(entry.name).pathname);
}

/** Loads a page in waves. Returns the figures of its requests, and a note for each level. */
async function loadInWaves({ browser, held, ids }: Site, state: NamedState): Promise<Measured> {
  const { server, waves } = held;
  const page = state.name;
  const visit = async (opened: Page) => {
    await opened.addInitScript(markShown, shown);
    waves.takeLevels();
    server.takeServed();
    await opened.goto(pathOf(state, ids), { waitUntil: 'networkidle' });
    await opened.getByRole('heading', { level: 1 }).waitFor();
    return opened.evaluate(requestedAfter, shown);
  };
  const later = await onPhone(browser, server, visit);
  const levels = waves.takeLevels();
  const files = server.takeServed().filter(({ path }) => !path.startsWith('/api/'));
  const isPicture = ({ type }: Served) => type.startsWith('image/');
  const first = files.filter((file) => isPicture(file) || !later.includes(file.path));
  const levelOf = ({ path }: Served) => levels.get(path) ?? 0;
  const code = first.filter((file) => !isPicture(file));
  // Excludes the bundler's helpers, which are always a separate file.
  const small = files.filter(
    ({ path, size }) =>
      path.endsWith('.js') && !path.includes('/rolldown-runtime-') && size < minScript,
  );
  const byLevel = Map.groupBy(first, levelOf);
  return {
    rows: [
      { page, name: 'requests', value: first.length, goal: maxRequests },
      { page, name: 'levels of code', value: Math.max(...code.map(levelOf)), goal: maxLevels },
      { page, name: 'small scripts', value: small.length, goal: 0 },
    ],
    notes: [...byLevel].map(
      ([level, some]) => `${page} ${level}. ${some.map(({ path }) => path).join('  ')}`,
    ),
  };
}

/** Measures a page and its hello page in alternation. */
async function measureBeside(site: Site, state: NamedState, helloPath: string): Promise<Row[]> {
  const urls = { own: site.urlOf(state), hello: site.server.url + helloPath };
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
  return [
    { page, name: 'first paint', ...both('firstPaint', 1000), digits: 2, unit: 's' },
    { page, name: 'largest paint', ...paint, digits: 2, unit: 's' },
    {
      ...{ page, name: 'largest paint, times the hello page', goal: maxRatio, digits: 2 },
      value: paint.value / paint.hello,
    },
    { page, name: 'blocking time', ...both('blockingTime', 1), unit: 'ms' },
    { page, name: 'layout shift', ...both('layoutShift', 1), goal: maxShift, digits: 3 },
  ];
}

/** Measures the first load of sign-in and sign-up for a new visitor, beside pages that use the same libraries. */
export async function measureLoads(site: Site, states: readonly NamedState[]): Promise<Measured> {
  const all: Measured[] = [];
  for (const state of states) {
    const hello = site.helloOf(state);
    if (!hello) continue;
    const rows = await measureBeside(site, state, hello.path);
    const inWaves = await loadInWaves(site, state);
    all.push({ ...inWaves, rows: [...rows, ...inWaves.rows] });
  }
  return {
    rows: all.flatMap(({ rows }) => rows),
    notes: all.flatMap(({ notes = [] }) => notes),
  };
}
