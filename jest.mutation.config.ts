import type { Config } from 'jest';
import jestConfig from './jest.config.ts';
import { mutationArea } from './test/support/mutation-areas.ts';

const unit = jestConfig.projects.find(({ displayName }) => displayName === 'unit');

/** Runs only the unit tests of one area: the integration project would deploy a stage for every mutant. */
export default {
  ...unit,
  testMatch: mutationArea().tests.map((name) => `<rootDir>/test/unit/${name}.test.{ts,tsx}`),
} satisfies Config;
