import { stripVTControlCharacters } from 'node:util';
import { sentenceOf } from '../process/user-error.ts';
import { logFile } from '../stage/checkout.ts';
import { type Finding, seconds } from '../steps/step.ts';
import { runTool, toolPath } from './run-tool.ts';
import { nothing, oneFailed, onePassed, type Tally } from './tally.ts';

/** One thing that a run looks at. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Finding<Tally>>;
}

const heartbeatSeconds = 20;

/** Runs a check and says what came of it; one that breaks down counts as one failure. */
async function performCheck({ name, run }: Check): Promise<Tally> {
  const start = performance.now();
  const elapsed = () => seconds(performance.now() - start);
  const heartbeat = setInterval(
    () => console.log(`… ${name}: still at it after ${elapsed()}`),
    heartbeatSeconds * 1000,
  );
  const { value: tally, note } = await run()
    .catch((error: unknown) => ({ value: oneFailed(sentenceOf(error)), note: undefined }))
    .finally(() => clearInterval(heartbeat));
  const counts = tally.passed + tally.failed === 1 ? '' : countsOf(tally);
  const details = [counts, note].filter(Boolean).join(', ');
  console.log(`${tally.failed ? '✗' : '✓'} ${name}${details && `: ${details}`} (${elapsed()})`);
  return { ...tally, failures: tally.failures.map((failure) => `── ${name}\n${failure}`) };
}

function countsOf({ passed, failed }: Tally): string {
  return failed ? `${passed} passed, ${failed} failed` : passed ? `${passed} passed` : '';
}

/** A tool of node_modules that fails by its exit code; its output is the report. */
export function toolCheck(name: string, tool: string, args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const { exitCode, output, leftBehind } = await runTool(toolPath(tool), args, {
        name,
        env: { NO_COLOR: '1' },
        timeLimitSeconds: 180,
        logFile: logFile('checks', name.replaceAll(' ', '-')),
      });
      const report = stripVTControlCharacters(output).trim();
      if (exitCode !== 0) return { value: oneFailed(report) };
      return { value: leftBehind.failed > 0 ? leftBehind : onePassed };
    },
  };
}

/** Runs checks, at most `atOnce` together, in the order given. */
export async function performAll(checks: readonly Check[], atOnce: number): Promise<Tally[]> {
  const tallies: Tally[] = checks.map(() => nothing);
  const queue = [...checks.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, check] = next;
      tallies[index] = await performCheck(check);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return tallies;
}
