import { withProgress } from '../process/progress.ts';
import { sentenceOf } from '../process/user-error.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Output that explains each failure. */
  readonly failures: readonly string[];
  /** A figure that is printed with the result. */
  readonly note?: string;
}

/** A part of a run that passes or fails. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Tally>;
  /** Checks that must pass first. */
  readonly needs?: readonly Check[];
}

const succeeded = new Set<Check>();
const started = new Map<Check, Promise<Tally>>();

export function oneFailed(failure: string): Tally {
  return { passed: 0, failed: 1, failures: [failure] };
}

/** Returns a check that passes unless `work` throws. */
export function workCheck(name: string, work: () => Promise<unknown>): Check {
  const run = () => work().then(() => ({ passed: 1, failed: 0, failures: [] }));
  return { name, run };
}

/** Runs checks in order, at most `concurrency` concurrently. A check waits for the earlier checks that it needs. */
export async function runChecks(checks: readonly Check[], concurrency: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const queue = [...checks];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const running = runCheck(check);
      started.set(check, running);
      tallies.push(await running);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return tallies;
}

/** Prints all failures and the totals. Returns the exit code. */
export function report(tallies: readonly Tally[], lines: readonly string[] = []): number {
  for (const failure of tallies.flatMap(({ failures }) => failures)) console.error(`\n${failure}`);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(['', ...lines, `${passed} passed, ${failed} failed`].join('\n'));
  return failed > 0 ? 1 : 0;
}

/** Runs a check and prints its result. An exception counts as one failure. */
async function runCheck(check: Check): Promise<Tally> {
  const { name, run, needs = [] } = check;
  await Promise.all(needs.map((needed) => started.get(needed)));
  const isReady = needs.every((needed) => succeeded.has(needed));
  let tally = oneFailed('Not run: a check that it depends on has failed.');
  await withProgress(name, async (note) => {
    if (isReady) tally = await run().catch((error: unknown) => oneFailed(sentenceOf(error)));
    const { passed, failed } = tally;
    if (tally.note) note(tally.note);
    if (passed + failed > 1) note(`${passed} passed${failed ? `, ${failed} failed` : ''}`);
    if (failed > 0) throw new Error(`${name} failed.`);
    succeeded.add(check);
  }).catch(() => undefined);
  return { ...tally, failures: tally.failures.map((failure) => `── ${name}\n${failure}`) };
}
