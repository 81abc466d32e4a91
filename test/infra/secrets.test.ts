import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Stack } from 'aws-cdk-lib/core';
import { addStage } from '#lib/build-stacks.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { stageNames } from '#lib/config/config.ts';
import { cdkApp, pushPublicKey } from '#test/infra/support/build-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { settingsOf } from './support/edge.ts';
import { environmentsOf } from './support/lambdas.ts';
import { propertiesOf } from './support/resources.ts';
import { appOf } from './support/synthesize.ts';
import { templateOf, templatesOf } from './support/templates.ts';

describe.each(stageNames)('the secrets of %s', (stage) => {
  test('have no content in a template, where readers of stacks would see it', () => {
    const secrets = propertiesOf(templateOf(stage, 'data'), 'AWS::SecretsManager::Secret');
    expect([...secrets.values()]).toEqual([
      expect.objectContaining({
        GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      }),
    ]);
    for (const template of templatesOf(stage).values()) {
      expect(JSON.stringify(template)).not.toContain('"SecretString"');
    }
  });

  test('have their public key for push messages in config.json', () => {
    expect(settingsOf(stage)).toContain(`"pushPublicKey":"${pushPublicKey}"`);
  });
});

test.each([
  ['prod', 'RetainExceptOnCreate', 'Retain'],
  ['dev', 'Delete', 'Delete'],
])('the key of trials of %s has the deletion policy %s', (stage, DeletionPolicy, other) => {
  templateOf(stage, 'data').hasResource('AWS::SecretsManager::Secret', {
    ...{ DeletionPolicy, UpdateReplacePolicy: other },
  });
});

/** Returns a template of dev for a synthesis without values from a deployer. */
function bareTemplateOf(part: 'api' | 'events'): Template {
  const app = cdkApp(temporaryFolder(), { stage: 'dev' });
  addStage(app, {}, () => () => Code.fromInline('0'));
  return Template.fromStack(app.node.findChild(`vitrine-dev-${part}`) as Stack);
}

test('CloudFormation refuses an API on AWS without the secret of its edge or without a billing account', () => {
  const rulesOf = (template: Template) => Object.keys(template.toJSON()['Rules'] ?? {});
  const needed = ['EdgeSecretIsKnown', 'BillingAccountIsKnown'];
  expect(rulesOf(bareTemplateOf('api'))).toEqual(expect.arrayContaining(needed));
  const { template } = appOf('dev', undefined, { billingAccount: demoAccount })
    .synth()
    .getStackByName('vitrine-dev-api');
  expect(Object.keys(template.Rules ?? {}).filter((name) => needed.includes(name))).toEqual([]);
});

test('local stages use the demo account, and stages on AWS the deployer’s account', () => {
  const accountIn = (stage: string, template: Template) =>
    JSON.parse(environmentsOf(stage, template).get('run-billing')?.['BILLING_ACCOUNT'] ?? '');
  expect(accountIn('local', templateOf('local', 'events'))).toEqual(demoAccount);
  const own = { ...demoAccount, pix: { ...demoAccount.pix, key: 'pix@loja.example' } };
  const { template } = appOf('dev', undefined, { billingAccount: own })
    .synth()
    .getStackByName('vitrine-dev-events');
  expect(accountIn('dev', Template.fromJSON(template))).toEqual(own);
});

test('a synthesis without a key turns push off: no secret and no grant', () => {
  const events = bareTemplateOf('events');
  expect(JSON.stringify(events.toJSON())).not.toMatch(/PUSH_KEYS_SECRET|push-keys/);
  const messages = environmentsOf('dev', events).get('send-messages');
  expect(messages?.['PUSH_CONTACT']).toBe('https://dev.vitrine.example');
});
