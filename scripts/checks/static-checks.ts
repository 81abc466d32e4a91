import { plainEnglish } from './plain-english.ts';
import type { Check } from './run-checks.ts';
import { toolCheck } from './run-tool.ts';
import { jestSuite } from './test-suites.ts';

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
