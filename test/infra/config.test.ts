import { Stack } from 'aws-cdk-lib/core';
import { demoAccount } from '#lib/config/billing-account.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { readSettings } from '#lib/config/settings.ts';
import { edgeSecretText } from '#lib/config/stage-secrets.ts';
import { edgeSecret, pushPublicKey } from './support/build-app.ts';
import { appOf } from './support/synthesize.ts';
import { templatesOf } from './support/templates.ts';

const read = (context: Readonly<Record<string, string>>, env = {}) => readSettings(context, env);

test('there are four stages', () => {
  expect(stageNames).toEqual(['local', 'test', 'dev', 'prod']);
});

test.each(['production', '', 'Prod', 'constructor', '__proto__'])(
  'the unknown stage "%s" throws an error that lists all',
  (name) => {
    expect(() => configOf(name)).toThrow(/use one of local, test, dev, prod/);
  },
);

const dev = { stage: 'dev' };
const brokenAccount = { ...demoAccount, pix: { key: '(81) 3456-7890', name: 'Loja' } };
const email = (text: string) => `CONTACT_EMAIL must be a bare e-mail address, not "${text}".`;

test.each<[refusal: string, context: Record<string, string>, env?: Record<string, string>]>([
  ['There is no stage "staging"', { stage: 'staging' }],
  ['newStacks must name parts of the stage, not "pool".', { ...dev, newStacks: 'data,pool' }],
  [
    'edgeSecret must be <version>/<SHA-256>[,<SHA-256>]',
    { ...dev, edgeSecret: `${edgeSecret.versionId}/secret` },
  ],
  ['VITRINE_ACCOUNT must be 12 digits, not "1234".', dev, { VITRINE_ACCOUNT: '1234' }],
  ...['Oi <oi@loja.example>', 'oi?cc=outro@loja.example', 'oi@loja'].map(
    (text): [string, Record<string, string>, Record<string, string>] => [
      ...([email(text), dev, { CONTACT_EMAIL: text }] as const),
    ],
  ),
  ['BILLING_ACCOUNT is not JSON. Invoices name who', dev, { BILLING_ACCOUNT: '{' }],
  [
    'BILLING_ACCOUNT lacks or misuses: pix.key, pix.city.',
    ...([dev, { BILLING_ACCOUNT: JSON.stringify(brokenAccount) }] as const),
  ],
  [
    'restoredTable must be <name>/<stream label>, not "restored".',
    { stage: 'test', restoredTable: 'restored' },
  ],
  ['secondFactor must be "required", not "optional".', { stage: 'test', secondFactor: 'optional' }],
  [
    'pushPublicKey must be a point of P-256 in base64url, not "short".',
    { ...dev, pushPublicKey: 'short' },
  ],
  ...[
    'http://d1.cloudfront.net',
    'https://d1.cloudfront.net@evil.example',
    'https://undefined',
  ].map((siteUrl): [string, Record<string, string>] => [
    `siteUrl must be https:// and a host, not "${siteUrl}".`,
    { ...dev, siteUrl },
  ]),
])('settings are refused: %s', (refusal, context, env = {}) => {
  expect(() => read(context, env)).toThrow(refusal);
});

test('local stages are bound to an account that does not exist on AWS', () => {
  for (const stage of ['local', 'test']) {
    for (const stack of appOf(stage).node.children.filter(Stack.isStack)) {
      expect(stack.account).toBe('000000000000');
    }
  }
});

test('prod is in São Paulo, and its stacks have termination protection', () => {
  const stacks = appOf('prod').node.children.filter(Stack.isStack);
  expect(stacks.map((stack) => stack.stackName)).toEqual([
    'vitrine-prod-data',
    'vitrine-prod-identity',
    'vitrine-prod-site',
    'vitrine-prod-events',
    'vitrine-prod-api',
    'vitrine-prod-web',
    'vitrine-prod-edge-logs',
  ]);
  for (const stack of stacks) {
    // CloudFront's log delivery works in one region only.
    const isEdgeLogs = stack.stackName === 'vitrine-prod-edge-logs';
    expect(stack.region).toBe(isEdgeLogs ? 'us-east-1' : 'sa-east-1');
    expect(stack.terminationProtection).toBe(true);
  }
});

test('settings of a context count', () => {
  const restoredTable = 'restored/2026-11-21T10:00:00.000';
  const prod = { stage: 'prod' };
  expect(read({}).config.stage).toBe('local');
  expect(read(prod)).toMatchObject({ newStacks: [], config: configOf('prod') });
  for (const name of ['siteDirectory', 'edgeSecret', 'pushPublicKey'] as const) {
    expect([name, read(prod)[name]]).toEqual([name, undefined]);
  }
  expect(read({ ...prod, newStacks: 'data,edge-logs' }).newStacks).toEqual(['data', 'edge-logs']);
  expect(read({ ...prod, site: 'dist/web' }).siteDirectory).toBe('dist/web');
  // A version and hashes of values, never a value.
  expect(read({ ...prod, edgeSecret: edgeSecretText(edgeSecret) }).edgeSecret).toEqual(edgeSecret);
  expect(read({ ...prod, pushPublicKey }).pushPublicKey).toBe(pushPublicKey);
  expect(read({ stage: 'test', restoredTable }).config.restoredTable).toEqual({
    name: 'restored',
    streamLabel: '2026-11-21T10:00:00.000',
  });
  expect(read({ ...prod, restoredTable }).config).toEqual(configOf('prod'));
});

test('variables of a deployer count on AWS, and the address of the endpoint on a local stage', () => {
  const own = { ...demoAccount, pix: { ...demoAccount.pix, key: 'pix@loja.example' } };
  const env = {
    VITRINE_ACCOUNT: '123456789012',
    CONTACT_EMAIL: 'oi@loja.example',
    BILLING_ACCOUNT: JSON.stringify(own),
  };
  expect(read({ stage: 'prod' }, env).config).toMatchObject({
    location: { account: '123456789012', region: 'sa-east-1' },
    contactEmail: 'oi@loja.example',
    billingAccount: own,
  });
  expect(read({ stage: 'local' }, env).config).toEqual(configOf('local'));
  expect(configOf('local')).toMatchObject({
    contactEmail: 'contato@vitrine.test',
    billingAccount: demoAccount,
  });
  const { contactEmail, billingAccount } = read({ stage: 'prod' }, { CONTACT_EMAIL: '' }).config;
  expect([contactEmail, billingAccount]).toEqual([undefined, undefined]);
  const endpoint = { AWS_ENDPOINT_URL: 'http://127.0.0.1:4999' };
  const portOf = (stage: string, variables = {}) =>
    (read({ stage }, variables).config.location as { port?: number }).port;
  expect([portOf('local', endpoint), portOf('local'), portOf('test')]).toEqual([4999, 4566, 4666]);
  expect(read(dev, endpoint).config).toEqual(configOf('dev'));
});

test('stages on AWS require a second factor of staff, and local ones only if the context says so', () => {
  const asked = stageNames.filter((name) => configOf(name).secondFactorOfStaff);
  expect(asked).toEqual(['dev', 'prod']);
  for (const [stage, secondFactor, isAsked] of [
    ['local', 'required', true],
    ['prod', 'optional', true],
  ] as const) {
    expect(read({ stage, secondFactor }).config.secondFactorOfStaff).toBe(isAsked);
  }
});

test('push messages go to browser vendors over TLS, and in tests to this machine', () => {
  for (const stage of ['local', 'dev', 'prod']) {
    for (const service of configOf(stage).pushServices) {
      // A star stands for one label before a vendor's whole domain.
      expect(service).toMatch(/^https:\/\/(\*\.)?([a-z0-9-]+\.)+(com|net|org)$/);
      expect(service.split('.').length).toBeGreaterThan(service.includes('*') ? 3 : 2);
    }
  }
  expect(configOf('test').pushServices.map((service) => new URL(service).hostname)).toEqual([
    '127.0.0.1',
  ]);
});

test('addresses come from a public CEP service over TLS, and from this machine in tests', () => {
  for (const stage of ['local', 'dev', 'prod']) {
    expect(configOf(stage).postalCodeService).toMatch(/^https:/);
  }
  expect(new URL(configOf('test').postalCodeService).hostname).toBe('127.0.0.1');
});

test.each(['dev', 'prod'])('no template of %s contains a demo account', (stage) => {
  for (const template of templatesOf(stage).values()) {
    expect(JSON.stringify(template)).not.toMatch(/@vitrine\.test|Vitrine#2026/);
  }
});
