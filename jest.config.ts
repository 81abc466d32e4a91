import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Packages that come as ES modules only, which Jest's own loader does not take untransformed. */
const esModulesOnly = ['@middy', 'mrmime', 'ulid', 'nanoid'];

const common: Project = {
  testEnvironment: 'node',
  // By default Jest keeps it in the system's temporary folder.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  // They name an entry for `import` alone, which a loader that requires does not look at.
  moduleNameMapper: { '^@middy/(core|util)$': '<rootDir>/node_modules/@middy/$1/index.js' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/cdk.out', '<rootDir>/.local'],
};

const project = (name: string, more: Project = {}): Project => ({
  ...common,
  displayName: name,
  testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  ...more,
});

export default {
  // Two cores serve the tests, the endpoint and a Lambda worker for every call at once.
  testTimeout: 30_000,
  projects: [
    project('unit', { setupFiles: ['<rootDir>/test/support/lambda-env.ts'] }),
    project('infra'),
    project('integration', {
      globalSetup: '<rootDir>/test/support/integration-global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    }),
  ],
} satisfies Config;
