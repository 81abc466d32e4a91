// Measures how long each Lambda takes to load, and to load and answer its first request, compared with a
// baseline bundle that contains only the DynamoDB client. Each measurement runs in a new process; medians
// are printed. Wall-clock times depend on the load of the machine, so they do not affect the exit code.
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { bundleLambdas } from '#lib/bundle-lambdas.ts';
import { type LambdaName, lambdas } from '#lib/lambdas.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { main } from '#scripts/process/main.ts';
import { firstCalls } from './cold-start/first-calls.ts';
import { type Bundle, measureOnce, type Timing } from './cold-start/measure-once.ts';
import { startStubTable } from './cold-start/stub-table.ts';

const rounds = 21;
/**
 * The longest time of a Lambda, as a multiple of the baseline; longer where it needs the client of SQS, too. The
 * Lambda that decodes pictures has a baseline with the decoder and the client of S3, which both load in their init.
 */
const maxRatios = { table: 1.05, queue: 1.4, decoder: 1.1 };
const withDecoder: LambdaName = 'run-image-jobs';
const decoderBaseline = 'with decoder';
const withQueue: ReadonlySet<string> = new Set<LambdaName>([
  'start-jobs',
  'run-jobs',
  'run-exports',
  'run-account-jobs',
  'send-messages',
]);

function kindOf(name: string): keyof typeof maxRatios {
  if (name === withDecoder || name === decoderBaseline) return 'decoder';
  return withQueue.has(name) ? 'queue' : 'table';
}

/** Default options of esbuild, except those that Node requires. */
function buildFloor(name: string, source: string, file: string): Bundle {
  const entry = path.join(import.meta.dirname, 'cold-start', source);
  const external = ['sharp'];
  buildSync({ entryPoints: [entry], outfile: file, bundle: true, platform: 'node', external });
  return { name, file, event: {} };
}

function buildLambdas(folder: string): Bundle[] {
  bundleLambdas('bench', 'local');
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

await main(async () => {
  const { server, endpoint } = await startStubTable();
  beforeExit(() => {
    server.close();
    server.closeAllConnections();
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cold-start-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  const built = buildLambdas(folder);
  const baselineBundle = buildFloor('baseline', 'floor.ts', path.join(folder, 'baseline.cjs'));
  // Beside the Lambda, so that it has the same files of the decoder.
  const decoderFile = path.join(folder, withDecoder, 'baseline.cjs');
  const decoderBundle = buildFloor(decoderBaseline, 'decoder-floor.ts', decoderFile);
  const bundles = [baselineBundle, decoderBundle, ...built];
  const timings = new Map<string, Timing[]>(bundles.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    // Each round starts with another bundle, so that the position in a round does not affect the medians.
    for (let index = 0; index < bundles.length; index += 1) {
      const bundle = bundles[(index + round) % bundles.length] ?? baselineBundle;
      const timing = await measureOnce(bundle, endpoint);
      // The first round only warms the disk cache.
      if (round > 0) timings.get(bundle.name)?.push(timing);
    }
  }

  const rows = bundles.map(({ name, file }) => {
    const measured = timings.get(name) ?? [];
    const init = median(measured.map((timing) => timing.init));
    const both = median(measured.map((timing) => timing.init + timing.call));
    return { name, bytes: statSync(file).size, init, both };
  });
  const [first, second] = rows;
  console.log(`Medians of ${rounds} fresh processes, in ms; ratios to the baseline\n`);
  console.log('bundle             bytes     init  ratio   init+call  ratio');
  for (const { name, bytes, init, both } of rows) {
    const kind = kindOf(name);
    const floor = (kind === 'decoder' ? second : first) ?? { init: Number.NaN, both: Number.NaN };
    const maxRatio = maxRatios[kind];
    const ratios = [init / floor.init, both / floor.both];
    const cells = [
      name.padEnd(14),
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
