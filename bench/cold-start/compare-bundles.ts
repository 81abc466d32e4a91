import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { bundleLambdas } from '#lib/lambdas/bundle-lambdas.ts';
import type { LambdaName } from '#lib/lambdas/lambdas.ts';
import { beforeExit } from '#scripts/process/main.ts';
import { buildOpenFiles } from '#scripts/site/build-open-files.ts';
import { median } from '../support/median.ts';
import { firstCalls } from './first-calls.ts';
import { type Bundle, measureOnce, type Timing } from './measure-once.ts';
import { startStubTable } from './stub-table.ts';

export const rounds = 21;

/** Baselines of Lambdas whose first call needs more than the table: S3 (`files`), or S3 and the picture decoder. */
const otherFloors: Readonly<Partial<Record<LambdaName, string>>> = {
  'run-image-jobs': 'decoder',
  'run-picture-moves': 'files',
  'run-exports': 'files',
  'run-reports': 'files',
  'write-sitemap': 'files',
};

const floorOf = (name: string) => otherFloors[name as LambdaName];

/** Default options of esbuild, except for those that Node requires. */
function buildFloor(source: string, file: string): void {
  const entry = path.join(import.meta.dirname, source);
  const external = ['sharp'];
  buildSync({ entryPoints: [entry], outfile: file, bundle: true, platform: 'node', external });
}

const baselineOf = (name: string, requests: number) =>
  `${floorOf(name) ?? 'baseline'}, ${requests} requests`;

/** Medians of a bundle in milliseconds, and their ratios to its baseline. */
interface Compared {
  readonly name: string;
  readonly bytes: number;
  readonly init: number;
  readonly initRatio: number;
  /** Load and first call. */
  readonly both: number;
  readonly bothRatio: number;
}

/**
 * Measures the load and the first call of each Lambda beside a baseline: a bundle with the same clients and the same
 * number of requests. Each measurement runs in a new process.
 */
export async function compareBundles(): Promise<readonly Compared[]> {
  const { server, endpoint, requestsCount } = await startStubTable();
  beforeExit(() => {
    server.close();
    server.closeAllConnections();
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cold-start-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  await buildOpenFiles();
  bundleLambdas('bench', undefined);
  // A deployed bundle has no package.json in a parent folder, so the bundles must not stay in the checkout.
  cpSync('dist/lambdas/bench', folder, { recursive: true });
  const baselineFile = path.join(folder, 'baseline.cjs');
  buildFloor('floor.ts', baselineFile);
  const baselines = new Map<string, Bundle>();
  const baselineNames = new Map<string, string>();
  const built: Bundle[] = [];
  // This first round is not measured: it warms the disk cache and counts requests.
  for (const [name, event] of Object.entries(firstCalls)) {
    const bundle = { name, file: path.join(folder, name, 'index.js'), event };
    const before = requestsCount();
    await measureOnce(bundle, endpoint);
    const requests = requestsCount() - before;
    const floor = floorOf(name);
    // Beside its Lambda, to find the same decoder files.
    const file = floor ? path.join(folder, name, 'baseline.cjs') : baselineFile;
    if (floor) buildFloor(`${floor}-floor.ts`, file);
    const baseline = baselineOf(name, requests);
    baselines.set(baseline, { name: baseline, file, event: { requests } });
    baselineNames.set(name, baseline);
    built.push(bundle);
  }

  const bundles = [...baselines.values(), ...built];
  const timings = new Map<string, Timing[]>(bundles.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another bundle, so that the position in a round does not affect the medians.
    const start = round % bundles.length;
    for (const bundle of [...bundles.slice(start), ...bundles.slice(0, start)]) {
      timings.get(bundle.name)?.push(await measureOnce(bundle, endpoint));
    }
  }

  const rows = bundles.map(({ name, file }) => {
    const measured = timings.get(name) ?? [];
    const init = median(measured.map((timing) => timing.init));
    const both = median(measured.map((timing) => timing.init + timing.call));
    return { name, bytes: statSync(file).size, init, both };
  });
  return rows.map((row) => {
    const floor = rows.find(({ name }) => name === baselineNames.get(row.name)) ?? row;
    return { ...row, initRatio: row.init / floor.init, bothRatio: row.both / floor.both };
  });
}
