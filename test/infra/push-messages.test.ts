import { Code } from 'aws-cdk-lib/aws-lambda';
import plans from '#contract/billing/plans.json' with { type: 'json' };
import { buildStacks } from '#lib/build-stacks.ts';
import { configOf, stageNames } from '#lib/config/config.ts';
import { cdkApp } from '#test/support/cdk-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { pushPublicKey, sender } from './support/build-app.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf, templatesOf } from './support/templates.ts';

/** Returns the Lambdas of a stack with an environment variable. */
function environmentsWith(stage: string, part: 'api' | 'events', name: string): string[] {
  return [...propertiesOf(templateOf(stage, part), 'AWS::Lambda::Function').values()]
    .filter(({ Environment }) => JSON.stringify(Environment ?? {}).includes(`"${name}"`))
    .map(({ FunctionName }) => textOf(FunctionName));
}

describe.each(stageNames)('push messages of %s', (stage) => {
  test('have the stage’s secret and a contact only in the Lambda that sends them', () => {
    const lambda = [`vitrine-${stage}-send-messages`];
    for (const name of ['PUSH_KEYS_SECRET', 'PUSH_CONTACT']) {
      expect(environmentsWith(stage, 'events', name)).toEqual(lambda);
      expect(environmentsWith(stage, 'api', name)).toEqual([]);
    }
    const functions = propertiesOf(templateOf(stage, 'events'), 'AWS::Lambda::Function').values();
    expect([...functions].map(({ Environment }) => Environment)).toContainEqual({
      Variables: expect.objectContaining({
        PUSH_KEYS_SECRET: `vitrine-${stage}-push-keys`,
        // A deploy with other keys replaces the containers.
        PUSH_PUBLIC_KEY: pushPublicKey,
        PUSH_CONTACT: `mailto:${sender}`,
        PUSH_SERVICES: configOf(stage).pushServices.join(' '),
      }),
    });
  });

  test('have their public key in config.json', () => {
    const functions = [...propertiesOf(templateOf(stage, 'web'), 'AWS::CloudFront::Function')];
    const [, settings] = functions.find(([id]) => id.includes('Settings')) ?? [];
    expect(textOf(settings?.['FunctionCode'])).toContain(`"pushPublicKey":"${pushPublicKey}"`);
  });

  test('have no secret that belongs to a stack, since a template would contain its content', () => {
    for (const template of templatesOf(stage).values()) {
      expect(JSON.stringify(template)).not.toContain('"SecretString"');
    }
  });
});

test('a synthesis without a key turns push off: no key in config.json, no secret, no grant', () => {
  const app = cdkApp(temporaryFolder());
  buildStacks(app, {
    config: configOf('dev'),
    version: '1.2.3',
    plans,
    code: () => Code.fromInline('exports.handler = async () => undefined;'),
  });
  const text = JSON.stringify(app.synth().stacks.map(({ template }) => template));
  expect(text).not.toMatch(/pushPublicKey|PUSH_KEYS_SECRET|push-keys/);
  expect(text).toContain('"PUSH_CONTACT":"https://dev.vitrine.example"');
});
