// Mocks the account, the terminal and the site build of a deploy, for tests of its order. Import this file before the
// tested code.
jest.mock('#scripts/stage/aws-account.ts', () => ({ requireAccount: jest.fn() }));
jest.mock('#scripts/process/run-command.ts', () => ({
  runCommand: jest.fn(),
  runInTerminal: jest.fn(),
}));
jest.mock('#scripts/cdk/stacks.ts', () => ({ stacksNamed: jest.fn() }));
jest.mock('#scripts/secrets/edge-secret.ts', () => ({
  ensureEdgeContext: jest.fn(),
  findEdgeContext: jest.fn(),
  startRotation: jest.fn(),
  endRotation: jest.fn(),
}));
jest.mock('#scripts/secrets/voucher-keys.ts', () => ({ ensureVoucherKeys: jest.fn() }));
jest.mock('#scripts/preflight/preflight.ts', () => ({ preflight: jest.fn() }));
jest.mock('#scripts/site/build-site.ts', () => ({
  buildSite: jest.fn(),
  siteFolder: '/checkout/dist/web',
}));
jest.mock('#scripts/stage/outputs.ts', () => ({
  ...jest.requireActual('#scripts/stage/outputs.ts'),
  readOutputs: () => ({ DistributionDomainName: 'd1.cloudfront.net', AlarmTopicArn: 'topic' }),
}));
