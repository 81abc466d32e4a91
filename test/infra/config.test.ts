import { Stack } from 'aws-cdk-lib/core';
import { demoAccount } from '#lib/config/billing-account.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { readSettings } from '#lib/config/settings.ts';
import { edgeSecretText } from '#lib/config/stage-secrets.ts';
import { edgeSecret, pushPublicKey } from './support/build-app.ts';
import { appOf } from './support/synthesize.ts';
import { templatesOf } from './support/templates.ts';

test('there are four stages, and an unknown name throws an error that lists them', () => {
  expect(stageNames).toEqual(['local', 'test', 'dev', 'prod']);
  for (const name of ['production', '', 'Prod', 'constructor', '__proto__']) {
    expect(() => configOf(name)).toThrow(/use one of local, test, dev, prod/);
  }
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

test('the context names the parts that a deploy creates, and an unknown name throws', () => {
  const newStacksOf = (newStacks?: string) =>
    readSettings({ stage: 'prod', newStacks }, {}).newStacks;
  expect([newStacksOf(), newStacksOf('data,edge-logs')]).toEqual([[], ['data', 'edge-logs']]);
  expect(() => newStacksOf('data,pool')).toThrow(
    'newStacks must name parts of the stage, not "pool".',
  );
});

test('the edge secret is a version and hashes of values, never a value', () => {
  const secretOf = (text?: string) =>
    readSettings({ stage: 'prod', edgeSecret: text }, {}).edgeSecret;
  expect(secretOf()).toBeUndefined();
  expect(secretOf(edgeSecretText(edgeSecret))).toEqual(edgeSecret);
  expect(() => secretOf(`${edgeSecret.versionId}/secret`)).toThrow(
    'edgeSecret must be <version>/<SHA-256>[,<SHA-256>]',
  );
});

test('without a stage, local is synthesized, and an unknown stage throws', () => {
  expect(readSettings({}, {}).config.stage).toBe('local');
  expect(() => readSettings({ stage: 'staging' }, {})).toThrow(/There is no stage "staging"/);
});

test('the built site is only used if the context names it', () => {
  expect(readSettings({ stage: 'prod' }, {}).siteDirectory).toBeUndefined();
  expect(readSettings({ stage: 'prod', site: 'dist/web' }, {}).siteDirectory).toBe('dist/web');
});

test('VITRINE_ACCOUNT sets the account of a stage on AWS, but not of a local stage', () => {
  const env = { VITRINE_ACCOUNT: '123456789012' };
  expect(readSettings({ stage: 'dev' }, env).config.location).toMatchObject({
    account: '123456789012',
    region: 'sa-east-1',
  });
  expect(readSettings({ stage: 'local' }, env).config).toEqual(configOf('local'));
  expect(() => readSettings({ stage: 'prod' }, { VITRINE_ACCOUNT: '1234' })).toThrow(
    'VITRINE_ACCOUNT must be 12 digits, not "1234".',
  );
});

test('on AWS, CONTACT_EMAIL is the address that owners write to', () => {
  const emailOf = (stage: string, email: string) =>
    readSettings({ stage }, { CONTACT_EMAIL: email }).config.contactEmail;
  expect(emailOf('prod', '')).toBeUndefined();
  expect(emailOf('prod', 'oi@loja.example')).toBe('oi@loja.example');
  expect(emailOf('local', 'oi@loja.example')).toBe('contato@vitrine.test');
  for (const email of ['Oi <oi@loja.example>', 'oi?cc=outro@loja.example', 'oi@loja']) {
    expect(() => emailOf('dev', email)).toThrow(
      `CONTACT_EMAIL must be a bare e-mail address, not "${email}".`,
    );
  }
});

test('on AWS, BILLING_ACCOUNT is the account that invoices are paid to', () => {
  const accountOf = (stage: string, text?: string) =>
    readSettings({ stage }, { BILLING_ACCOUNT: text }).config.billingAccount;
  const own = { ...demoAccount, pix: { ...demoAccount.pix, key: 'pix@loja.example' } };
  expect(accountOf('prod')).toBeUndefined();
  expect(accountOf('prod', JSON.stringify(own))).toEqual(own);
  expect(accountOf('local', JSON.stringify(own))).toEqual(demoAccount);
  expect(() => accountOf('dev', '{')).toThrow('BILLING_ACCOUNT is not JSON. Invoices name who');
  const { issuer, bank } = demoAccount;
  const broken = { issuer, bank, pix: { key: '(81) 3456-7890', name: 'Loja' } };
  expect(() => accountOf('dev', JSON.stringify(broken))).toThrow(
    'BILLING_ACCOUNT lacks or misuses: pix.key, pix.city.',
  );
});

test('only local stages read a restored table from the context', () => {
  const restoredTable = 'restored/2026-11-21T10:00:00.000';
  expect(readSettings({ stage: 'test', restoredTable }, {}).config.restoredTable).toEqual({
    name: 'restored',
    streamLabel: '2026-11-21T10:00:00.000',
  });
  expect(readSettings({ stage: 'prod', restoredTable }, {}).config).toEqual(configOf('prod'));
  expect(() => readSettings({ stage: 'test', restoredTable: 'restored' }, {})).toThrow(
    'restoredTable must be <name>/<stream label>, not "restored".',
  );
});

test('stages on AWS require a second factor of staff, and local ones only if the context says so', () => {
  const asked = stageNames.filter((name) => configOf(name).secondFactorOfStaff);
  expect(asked).toEqual(['dev', 'prod']);
  const askedBy = (stage: string, secondFactor?: string) =>
    readSettings({ stage, secondFactor }, {}).config.secondFactorOfStaff;
  expect([askedBy('local'), askedBy('local', 'required')]).toEqual([false, true]);
  expect([askedBy('prod'), askedBy('prod', 'optional')]).toEqual([true, true]);
  expect(() => askedBy('test', 'optional')).toThrow(
    'secondFactor must be "required", not "optional".',
  );
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

test('the public key for push messages is a P-256 point, or missing', () => {
  expect(readSettings({ stage: 'dev' }, {}).pushPublicKey).toBeUndefined();
  expect(readSettings({ stage: 'dev', pushPublicKey }, {}).pushPublicKey).toBe(pushPublicKey);
  expect(() => readSettings({ stage: 'dev', pushPublicKey: 'short' }, {})).toThrow(
    'pushPublicKey must be a point of P-256 in base64url, not "short".',
  );
});

test('addresses come from a public CEP service over TLS, and from this machine in tests', () => {
  for (const stage of ['local', 'dev', 'prod']) {
    expect(configOf(stage).postalCodeService).toMatch(/^https:/);
  }
  expect(new URL(configOf('test').postalCodeService).hostname).toBe('127.0.0.1');
});

test('a local stage uses the port of AWS_ENDPOINT_URL, a stage on AWS does not', () => {
  const env = { AWS_ENDPOINT_URL: 'http://127.0.0.1:4999' };
  expect(readSettings({ stage: 'local' }, env).config.location).toMatchObject({ port: 4999 });
  expect(readSettings({ stage: 'local' }, {}).config.location).toMatchObject({ port: 4566 });
  expect(readSettings({ stage: 'test' }, {}).config.location).toMatchObject({ port: 4666 });
  expect(readSettings({ stage: 'dev' }, env).config).toEqual(configOf('dev'));
});

test.each(['dev', 'prod'])('no template of %s contains a demo account', (stage) => {
  for (const template of templatesOf(stage).values()) {
    expect(JSON.stringify(template)).not.toMatch(/@vitrine\.test|Vitrine#2026/);
  }
});
