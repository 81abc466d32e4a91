import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { checkout, logFile, stageFolder } from '../stage/checkout.ts';
import type { Check } from './check.ts';
import { runTool, toolPath } from './run-tool.ts';
import { oneFailed, sumOf, type Tally } from './tally.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not even be loaded: none of their tests is counted anywhere else. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
});

/** A suite of Jest tests, `test/<suite>`; every test in it counts. */
export function jestSuite(
  suite: string,
  options: { env?: NodeJS.ProcessEnv; workers: number; timeLimitSeconds: number },
): Check {
  return {
    name: `${suite} tests`,
    run: async () => {
      const file = path.join(stageFolder('checks'), `jest-${suite}.json`);
      mkdirSync(path.dirname(file), { recursive: true });
      rmSync(file, { force: true });
      const { exitCode, output, leftBehind } = await runTool(
        toolPath('jest'),
        [
          '--selectProjects',
          suite,
          '--json',
          '--outputFile',
          file,
          `--maxWorkers=${options.workers}`,
        ],
        {
          name: `The ${suite} tests`,
          ...(options.env && { env: options.env }),
          timeLimitSeconds: options.timeLimitSeconds,
          logFile: logFile('checks', `jest-${suite}`),
        },
      );
      if (!existsSync(file)) return { value: oneFailed(output.trim()) };
      const tally = jestTally(JSON.parse(readFileSync(file, 'utf8')), exitCode, output);
      return { value: sumOf([tally, leftBehind]) };
    },
  };
}

/** What Jest's JSON report says; an exit code that it does not explain is a failure too. */
export function jestTally(json: unknown, exitCode: number, output: string): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } =
    report.parse(json);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  if (failed === 0 && exitCode !== 0) {
    return { ...oneFailed(output.trim()), passed: numPassedTests };
  }
  return {
    passed: numPassedTests,
    failed,
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${path.relative(checkout, name)}\n${message.trim()}`),
  };
}
