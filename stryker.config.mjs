import { mutationArea } from './test/support/mutation-areas.ts';

const { name, rules } = mutationArea();

/** Settings of `npm run mutation` for one area; see docs/mutation.md. */
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
  // Git ignores .local; Jest would not compile files below node_modules.
  tempDirName: `.local/mutation/sandbox-${name}`,
  ignorePatterns: ['.local', 'dist', 'cdk.out*', 'test-results'],
  // TypeScript 7 has no API with which Stryker could rewrite a tsconfig.
  tsconfigFile: 'none',
};
