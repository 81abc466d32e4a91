import type { Config } from 'jest';
import jestConfig from './jest.config.ts';
import { mutationArea } from './test/support/mutation-areas.ts';

const unit = jestConfig.projects.find(({ displayName }) => displayName === 'unit');

/** The unit tests of one area alone: the integration project would bring up a stage for every mutant. */
export default {
  ...unit,
  testMatch: mutationArea().tests.map((name) => `<rootDir>/test/unit/${name}.test.{ts,tsx}`),
} satisfies Config;
