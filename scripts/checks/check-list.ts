import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPython } from '../local-endpoint/virtual-environment.ts';
import { tryCommand } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { checkout } from '../stage/checkout.ts';
import { type Check, tallyOf, toolCheck, workCheck } from './run-checks.ts';
import { countsIn, emptyReport, jestCounts, playwrightCounts } from './tool-reports.ts';
import { unmetCodes } from './unmet-codes.ts';

/** File with the errors that Lambdas answered; tests append a line with route and code for each. */
const answeredCodes = emptyReport('answered-codes.txt');

/** Returns the check that runs the Jest tests in `test/<suite>`. */
export function jestSuite(suite: string, workers: number, timeLimitSeconds: number): Check {
  const report = emptyReport(`jest-${suite}.json`);
  const output = ['--json', '--outputFile', report];
  return toolCheck(`${suite} tests`, {
    tool: 'jest',
    args: ['--selectProjects', suite, `--maxWorkers=${workers}`, ...output],
    env: { VITRINE_ANSWERED_CODES: answeredCodes },
    timeLimitSeconds,
    counts: () => countsIn(report, jestCounts),
  });
}

/** Returns the check that runs the end-to-end tests. A test that passes only on a retry counts as failed. */
export function playwrightSuite(timeLimitSeconds: number): Check {
  const report = emptyReport('playwright.json');
  return toolCheck('end-to-end tests', {
    tool: 'playwright',
    args: ['test'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // By default this cache is in the system's temporary folder.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(checkout, 'node_modules', '.cache', 'playwright'),
    },
    timeLimitSeconds,
    counts: () => countsIn(report, playwrightCounts),
  });
}

/** Sentences to look at in a thousand words of comments and test names; see CONTRIBUTING.md. */
const most = '0.6';

const tool = path.join(import.meta.dirname, 'plain-english.py');

/** Fails where comments and test names have more sentences that a reader has to solve. Prints the rate. */
const plainEnglish: Check = {
  name: 'plain English',
  run: async () => {
    const options = { name: 'plain-english.py', timeLimitSeconds: 60 };
    const { exitCode, output } = await tryCommand(
      await findPython(),
      [tool, '--most', most],
      options,
    );
    return { ...tallyOf(exitCode, output), note: output.trim() };
  },
};

const folders = ['bin', 'lib', 'lambdas', 'contract', 'web/src', 'scripts', 'test', 'bench'];

export const toolChecks: readonly Check[] = [
  toolCheck('format and lint', { tool: 'biome', args: ['ci', '--colors=off', '.'] }),
  toolCheck('types', { tool: 'tsc', args: [] }),
  toolCheck('unused code', { tool: 'knip', args: ['--no-progress', '--no-config-hints'] }),
  toolCheck('import boundaries', {
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', ...folders],
  }),
  plainEnglish,
];

// Each limit is three times as long as the suite takes on a quiet machine, or longer.
const unit = jestSuite('unit', 1, 900);
const operations = jestSuite('operations', 1, 300);

/** Fails for an error code of a route that no test got from its Lambda. */
const errorCodes: Check = {
  ...workCheck('error codes of routes', async () => {
    const unmet = unmetCodes(readFileSync(answeredCodes, 'utf8'));
    if (unmet.length > 0) throw new UserError(`No test gets these codes:\n${unmet.join('\n')}`);
  }),
  needs: [unit, operations],
};

/** Tests that need no endpoint and no browser. */
export const suiteChecks: readonly Check[] = [
  unit,
  operations,
  jestSuite('component', 1, 600),
  jestSuite('infra', 1, 300),
  errorCodes,
];
