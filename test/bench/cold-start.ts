// Measures the load time and the first request of each Lambda. The baseline is a bundle with only the DynamoDB client
// and the same number of requests. Each measurement runs in a new process; medians are printed. Wall-clock times depend
// on the machine's load, so they do not affect the exit code.
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { bundleLambdas } from '#lib/lambdas/bundle-lambdas.ts';
import { type LambdaName, lambdas } from '#lib/lambdas/lambdas.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { buildOpenFiles } from '#scripts/site/build-open-files.ts';
import { firstCalls } from './cold-start/first-calls.ts';
import { type Bundle, measureOnce, type Timing } from './cold-start/measure-once.ts';
import { startStubTable } from './cold-start/stub-table.ts';

const rounds = 21;
/** Maximum time of a Lambda, as a multiple of its baseline. */
const maxRatio = 1.05;
/** Baselines of Lambdas whose first call needs more than the table: S3 (`files`), or S3 and the picture decoder. */
const otherFloors: Readonly<Partial<Record<LambdaName, string>>> = {
  'run-image-jobs': 'decoder',
  'run-picture-moves': 'files',
  'run-exports': 'files',
  'run-reports': 'files',
};

const floorOf = (name: string) => otherFloors[name as LambdaName];

/** Default options of esbuild, except for those that Node requires. */
function buildFloor(source: string, file: string): void {
  const entry = path.join(import.meta.dirname, 'cold-start', source);
  const external = ['sharp'];
  buildSync({ entryPoints: [entry], outfile: file, bundle: true, platform: 'node', external });
}

function buildLambdas(folder: string): Bundle[] {
  bundleLambdas('bench', undefined);
  // A deployed bundle has no package.json in a parent folder, so the bundles must not stay in the checkout.
  cpSync('dist/lambdas/bench', folder, { recursive: true });
  return Object.keys(lambdas).map((name) => ({
    name,
    file: path.join(folder, name, 'index.js'),
    event: firstCalls[name as keyof typeof firstCalls],
  }));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const baselineOf = (name: string, requests: number) =>
  `${floorOf(name) ?? 'baseline'}, ${requests} requests`;

await main(async () => {
  const { server, endpoint, requestsCount } = await startStubTable();
  beforeExit(() => {
    server.close();
    server.closeAllConnections();
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cold-start-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  await buildOpenFiles();
  const built = buildLambdas(folder);
  const baselineFile = path.join(folder, 'baseline.cjs');
  buildFloor('floor.ts', baselineFile);
  // Beside its Lambda, to find the same decoder files.
  const otherFile = (name: string) => path.join(folder, name, 'baseline.cjs');
  for (const [name, floor] of Object.entries(otherFloors)) {
    buildFloor(`${floor}-floor.ts`, otherFile(name));
  }
  const baselines = new Map<string, Bundle>();
  const baselineNames = new Map<string, string>();
  // This first round is not measured: it warms the disk cache and counts requests.
  for (const bundle of built) {
    const before = requestsCount();
    await measureOnce(bundle, endpoint);
    const requests = requestsCount() - before;
    const name = baselineOf(bundle.name, requests);
    const file = floorOf(bundle.name) ? otherFile(bundle.name) : baselineFile;
    baselines.set(name, { name, file, event: { requests } });
    baselineNames.set(bundle.name, name);
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
  console.log(
    `Medians of ${rounds} fresh processes, in ms; ratios to the baseline of as many requests\n`,
  );
  console.log('bundle                        bytes     init  ratio   init+call  ratio');
  for (const row of rows) {
    const { name, bytes, init, both } = row;
    const floor = rows.find((each) => each.name === baselineNames.get(name)) ?? row;
    const ratios = [init / floor.init, both / floor.both];
    const cells = [
      name.padEnd(25),
      bytes.toLocaleString('en').padStart(9),
      init.toFixed(1).padStart(8),
      ratios[0]?.toFixed(2).padStart(6),
      both.toFixed(1).padStart(11),
      ratios[1]?.toFixed(2).padStart(6),
      ratios.every((ratio) => ratio <= maxRatio) ? ' ✓' : ` ✗ above ${maxRatio}`,
    ];
    console.log(cells.join(' '));
  }
  return 0;
});
