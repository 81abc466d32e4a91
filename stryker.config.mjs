import { mutationArea } from './test/support/mutation-areas.ts';

const { name, rules } = mutationArea();

/** The settings of `npm run mutation` for one area; see docs/mutation.md. */
export default {
  mutate: rules,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `.local/mutation/${name}.html` },
  jsonReporter: { fileName: `.local/mutation/${name}.json` },
  // Below .local, which git ignores; Jest would not compile what lies below node_modules.
  tempDirName: `.local/mutation/sandbox-${name}`,
  ignorePatterns: ['.local', 'dist', 'cdk.out*', 'test-results'],
  // TypeScript 7 has no API for Stryker's rewriting of a tsconfig.
  tsconfigFile: 'none',
};
