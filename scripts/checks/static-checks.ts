import { stageNames } from '#lib/config.ts';
import { type Check, toolCheck } from './check.ts';
import { jestSuite } from './jest-suite.ts';

/** Everything that needs no endpoint and no browser. */
export const staticChecks: readonly Check[] = [
  toolCheck('format and lint', 'biome', ['ci', '--colors=off', '.']),
  toolCheck('types', 'tsc', []),
  toolCheck('unused code', 'knip', ['--no-progress', '--no-config-hints']),
  toolCheck('import boundaries', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'bin',
    'lib',
    'lambdas',
    'contract',
    'web/src',
    'scripts',
    'test',
  ]),
  jestSuite('unit', { workers: 1, timeLimitSeconds: 300 }),
  jestSuite('infra', { workers: 1, timeLimitSeconds: 300 }),
  ...stageNames.map((stage) =>
    toolCheck(`synth of stage ${stage}`, 'cdk', [
      'synth',
      '--all',
      '--quiet',
      '--no-notices',
      '--context',
      `stage=${stage}`,
      '--output',
      `cdk.out.check-${stage}`,
    ]),
  ),
];
