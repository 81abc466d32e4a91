import { Stack } from 'aws-cdk-lib/core';
import { configOf, stageNames } from '#lib/config.ts';
import { readSettings } from '#lib/settings.ts';
import { appOf } from './support/synthesize.ts';

test('there are four stages, and any other name is refused with theirs', () => {
  expect(stageNames).toEqual(['local', 'test', 'dev', 'prod']);
  for (const name of ['production', '', 'Prod', 'constructor', '__proto__']) {
    expect(() => configOf(name)).toThrow(/use one of local, test, dev, prod/);
  }
});

test('stages of this machine are bound to an account that nobody has', () => {
  for (const stage of ['local', 'test']) {
    for (const stack of appOf(stage).node.children.filter(Stack.isStack)) {
      expect(stack.account).toBe('000000000000');
    }
  }
});

test('prod is in São Paulo, and its stacks cannot be deleted by a slip', () => {
  const stacks = appOf('prod').node.children.filter(Stack.isStack);
  expect(stacks.map((stack) => stack.stackName)).toEqual([
    'vitrine-prod-data',
    'vitrine-prod-identity',
    'vitrine-prod-api',
    'vitrine-prod-events',
    'vitrine-prod-web',
    'vitrine-prod-edge-logs',
  ]);
  for (const stack of stacks) {
    // CloudFront delivers its logs in one region only.
    const isOfTheEdge = stack.stackName === 'vitrine-prod-edge-logs';
    expect(stack.region).toBe(isOfTheEdge ? 'us-east-1' : 'sa-east-1');
    expect(stack.terminationProtection).toBe(true);
  }
});

test('a synthesis without a stage is that of local, and unknown ones throw', () => {
  expect(readSettings(undefined, {}).config.stage).toBe('local');
  expect(() => readSettings('staging', {})).toThrow(/There is no stage "staging"/);
});

test('a local stage follows the port of its endpoint, a stage on AWS does not', () => {
  const env = { AWS_ENDPOINT_URL: 'http://127.0.0.1:4999' };
  expect(readSettings('local', env).config.place).toMatchObject({ port: 4999 });
  expect(readSettings('local', {}).config.place).toMatchObject({ port: 4566 });
  expect(readSettings('test', {}).config.place).toMatchObject({ port: 4666 });
  expect(readSettings('dev', env).config).toEqual(configOf('dev'));
});

test.each(['dev', 'prod'])('no template of %s knows a demo account', (stage) => {
  for (const { template } of appOf(stage).synth().stacks) {
    expect(JSON.stringify(template)).not.toMatch(/@vitrine\.test|Vitrine#2026/);
  }
});
