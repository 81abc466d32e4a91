import process from 'node:process';
import jestConfig from './jest.config.ts';

const unit = jestConfig.projects.find(({ displayName }) => displayName === 'unit');

/**
 * `npm run mutation`: changes the pure rules one place at a time, and asks whether a unit test fails.
 * A mutant that cannot change behaviour is disabled beside its line, with the reason.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: process.env.M?.split(',') ?? ['contract/shop-identifier.ts', 'contract/brazil/*.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: {
      ...unit,
      testMatch: ['<rootDir>/test/unit/{contract,lambdas,web}/**/*.test.{ts,tsx}'],
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: '.local/mutation/report.json' },
  htmlReporter: { fileName: '.local/mutation/report.html' },
  tempDirName: '.local/mutation/sandbox',
  ignorePatterns: ['.local', 'dist', 'cdk.out*', 'test-results'],
  tsconfigFile: 'none',
};
