import path from 'node:path';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Like a Lambda, tests draw texts without system fonts; listing those first takes ten seconds.
process.env['FONTCONFIG_FILE'] = path.join(import.meta.dirname, 'test/support/no-fonts.conf');

/** Packages with only ES modules, which Jest has to transform. */
const esModulesOnly = [
  ...['@middy', '@noble', 'ulid', 'nanoid', 'thumbhash', 'iso-3166', 'qr'],
  ...['preact', 'preact-render-to-string'],
];

const moduleNameMapper = {
  // These packages export only an entry for `import`, but Jest uses `require`.
  '^@middy/(core|util)$': '<rootDir>/node_modules/@middy/$1/index.js',
  // Otherwise zod loads its messages in fifty languages for every test file; the product shows none of them.
  '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  // Elements in tests are React's.
  '^\\./render-html\\.ts$': '<rootDir>/test/support/render-by-react.ts',
  '^\\./render-into\\.ts$': '<rootDir>/test/support/render-by-react.ts',
};

/** Files of the web that only its build can read. */
const withoutBuild = {
  '\\.(css|svg|woff2\\?url)$': '<rootDir>/test/component/support/no-styles.ts',
  '/worker/is-production\\.ts$|^\\./is-production\\.ts$':
    '<rootDir>/test/component/support/is-production.ts',
};

const common: Project = {
  // All projects share one cache, so that each file is transformed once.
  id: 'vitrine',
  testEnvironment: 'node',
  // The default is the system's temporary folder.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        // Otherwise each file also contains its map, which takes as long to read as the code.
        sourceMaps: true,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  moduleNameMapper,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/cdk.out', '<rootDir>/.local'],
};

const project = (name: string, more: Project = {}): Project => ({
  ...common,
  displayName: name,
  testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  ...more,
});

/** Tests of operations call Lambdas in this process, with the table in memory. */
const lambdasInProcess = [
  '<rootDir>/test/support/lambda-env.ts',
  '<rootDir>/test/support/mocked-secrets.ts',
];

export default {
  // Tests, endpoint and Lambda workers may share two cores, and a job may wait behind many others.
  testTimeout: 120_000,
  projects: [
    project('unit', {
      moduleNameMapper: { ...moduleNameMapper, ...withoutBuild },
      setupFiles: lambdasInProcess,
    }),
    project('operations', { setupFiles: lambdasInProcess }),
    // Runs tests of operations on the deployed stage, without those that need the table in memory.
    project('operations-http', {
      testMatch: ['<rootDir>/test/operations/**/!(*.memory).test.ts'],
      setupFiles: ['<rootDir>/test/support/lambda-env.ts', '<rootDir>/test/support/over-http.ts'],
      globalSetup: '<rootDir>/test/integration/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    }),
    project('component', {
      testEnvironment: '<rootDir>/test/component/support/browser-environment.ts',
      // Otherwise packages export their ES modules for browsers.
      testEnvironmentOptions: { customExportConditions: ['node', 'require'] },
      moduleNameMapper: {
        ...moduleNameMapper,
        ...withoutBuild,
        '^squire-rte$': '<rootDir>/test/component/support/squire.ts',
      },
      setupFiles: ['<rootDir>/test/component/support/production-react.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/test/component/support/browser-stubs.ts',
        '<rootDir>/test/component/support/start-page.ts',
      ],
    }),
    project('infra', { globalSetup: '<rootDir>/test/infra/support/global-setup.ts' }),
    project('in-process', {
      setupFiles: [
        '<rootDir>/test/in-process/support/environment.ts',
        '<rootDir>/test/support/mocked-secrets.ts',
      ],
      globalSetup: '<rootDir>/test/in-process/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    }),
    project('integration', {
      globalSetup: '<rootDir>/test/integration/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    }),
  ],
} satisfies Config;
