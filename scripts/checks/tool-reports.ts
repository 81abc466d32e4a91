import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { stageFolder } from '../stage/checkout.ts';

/** Reads the totals of Jest's JSON report. A file that could not be loaded counts as one failure. */
export const jestCounts = z.pipe(
  z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  }),
  z.transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })),
);

/** Reads the totals of Playwright's JSON report. An error outside of any test counts as one failure. */
export const playwrightCounts = z.pipe(
  z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  }),
  z.transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  })),
);

/** Returns the totals in a report; undefined if the tool did not write one. */
export function countsIn(file: string, counts: typeof jestCounts | typeof playwrightCounts) {
  return existsSync(file) ? counts.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Returns the path of a file that tools write, and deletes the file of an earlier run. */
export function emptyReport(fileName: string): string {
  const file = path.join(stageFolder('checks'), fileName);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
