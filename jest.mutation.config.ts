import { globSync, readFileSync } from 'node:fs';
import type { Config } from 'jest';
import jestConfig from './jest.config.ts';
import { mutationArea } from './test/support/mutation-areas.ts';

const unit = jestConfig.projects.find(({ displayName }) => displayName === 'unit');

/** StrykerJS gets no coverage from a file that chooses its environment, and stops. */
const withOtherEnvironment = globSync('test/unit/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('@jest-environment'),
);

/** Runs only the tests of one area, all in this process: a deployed stage would run the code without the mutants. */
export default {
  ...unit,
  testTimeout: jestConfig.testTimeout,
  dependencyExtractor: '<rootDir>/test/support/dependencies-of-tests.ts',
  testMatch: mutationArea().tests.map((name) => `<rootDir>/test/${name}.test.{ts,tsx}`),
  testPathIgnorePatterns: withOtherEnvironment,
} satisfies Config;
