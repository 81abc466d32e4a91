import path from 'node:path';
import { findPython } from '../local-endpoint/virtual-environment.ts';
import { tryCommand } from '../process/run-command.ts';
import type { Check } from './run-checks.ts';
import { tallyOf, toolCheck } from './run-tool.ts';
import { jestSuite } from './test-suites.ts';

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

const folders = ['bin', 'lib', 'lambdas', 'contract', 'web/src', 'scripts', 'test'];

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

/** Tests that need no endpoint and no browser. */
export const suiteChecks: readonly Check[] = [
  jestSuite('unit', 1, 300),
  jestSuite('component', 1, 300),
  jestSuite('infra', 1, 300),
];
