import { readdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { makeTemporaryFolder } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { tryCommand } from '../process/run-command.ts';
import { sentenceOf } from '../process/user-error.ts';
import { logFile, toolPath } from '../stage/checkout.ts';

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

/**
 * Temporary files of Chromium, which may be left when it ends while it holds one:
 * https://source.chromium.org/chromium/chromium/src/+/main:base/files/file_util_posix.cc
 */
const filesOfChromium = '.org.chromium.Chromium.';

interface Tool {
  /** Name of an executable in node_modules/.bin. */
  readonly tool: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly timeLimitSeconds?: number;
  /** Reads the counts from the tool's own report, if there is one. By default the tool counts as one check. */
  readonly counts?: () => { passed: number; failed: number } | undefined;
}

/**
 * Returns a check that runs a tool in its own empty temporary folder. It fails if the report or the exit code says so,
 * or if the tool leaves files in that folder.
 */
export function toolCheck(name: string, options: Tool): Check {
  const { tool, args, env, timeLimitSeconds = 180, counts } = options;
  return {
    name,
    run: async () => {
      const { folder, remove } = makeTemporaryFolder();
      try {
        const { exitCode, output } = await tryCommand(toolPath(tool), args, {
          name,
          env: { ...process.env, ...env, TMPDIR: folder },
          timeLimitSeconds,
          logFile: logFile('checks', name.replaceAll(' ', '-')),
        });
        const { passed, failed, failures } = tallyOf(exitCode, output, counts?.());
        const left = readdirSync(folder)
          .filter((file) => !file.startsWith(filesOfChromium))
          .map((file) => `Left in the temporary folder: ${file}`);
        return { passed, failed: failed + left.length, failures: [...failures, ...left] };
      } finally {
        remove();
      }
    },
  };
}

/** Returns the result of a tool. A nonzero exit code without a reported failure counts as one failure. */
export function tallyOf(
  exitCode: number,
  output: string,
  counts = { passed: exitCode === 0 ? 1 : 0, failed: 0 },
): Tally {
  const failed = counts.failed || (exitCode === 0 ? 0 : 1);
  // Removes the lines that Jest prints for passed files.
  const text = stripVTControlCharacters(output)
    .replaceAll(/^PASS .*\n/gm, '')
    .trim();
  return { passed: counts.passed, failed, failures: failed > 0 ? [text] : [] };
}
