import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { CfnResource, Stack, type StackProps } from 'aws-cdk-lib/core';
import { mockClient } from 'aws-sdk-client-mock';
import type { StackPart } from '#lib/config/stage-names.ts';
import { hashOfChange } from '#scripts/cdk/change-hash.ts';
import { cdkApp } from '#test/support/cdk-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const cloudFormation = mockClient(CloudFormationClient);
const account = '123456789012';

/** Makes both stacks deployed, with a template that contains this text. */
function deployed(body: string): void {
  cloudFormation.on(GetTemplateCommand).resolves({ TemplateBody: body });
}

beforeEach(() => {
  cloudFormation.reset();
  deployed('{"Resources":{},"Outputs":{}}');
});

interface Change {
  readonly name?: string;
  readonly props?: StackProps;
  readonly newStacks?: readonly StackPart[];
}

/** Synthesizes two stacks, and returns the hash of the change. */
function hashWith({ name = 'one', props = {}, newStacks = [] }: Change = {}) {
  const app = cdkApp(temporaryFolder());
  const inputs = { env: { account, region: 'sa-east-1' }, ...props };
  for (const part of ['data', 'web']) {
    const properties = { DisplayName: name };
    const stack = new Stack(app, `vitrine-prod-${part}`, inputs);
    new CfnResource(stack, 'Topic', { type: 'AWS::SNS::Topic', properties });
  }
  const { directory } = app.synth();
  return hashOfChange({ stage: 'prod', env: {}, assembly: directory }, newStacks);
}

it('is the same for two equal syntheses, whatever the order of keys in the deployed templates', async () => {
  const hash = await hashWith();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  deployed('{ "Outputs": {}, "Resources": {} }');
  expect(await hashWith()).toBe(hash);
});

it.each<[string, Change]>([
  ['another template', { name: 'two' }],
  ['another account', { props: { env: { account: '210987654321', region: 'sa-east-1' } } }],
  ['another region', { props: { env: { account, region: 'us-east-1' } } }],
  ['other protections', { props: { terminationProtection: true } }],
  ['a stack that the deploy creates', { newStacks: ['web'] }],
])('differs for %s', async (_, change) => {
  expect(await hashWith(change)).not.toBe(await hashWith());
});

it('differs after another deploy', async () => {
  const hash = await hashWith();
  deployed('{"Resources":{"Other":{"Type":"AWS::SNS::Topic"}},"Outputs":{}}');
  expect(await hashWith()).not.toBe(hash);
});

it('reads the deployed template in the region of each stack, and none for a new stack', async () => {
  await hashWith({ newStacks: ['web'] });
  const calls = cloudFormation.commandCalls(GetTemplateCommand);
  expect(calls.map(({ args }) => args[0].input)).toEqual([
    { StackName: 'vitrine-prod-data', TemplateStage: 'Original' },
  ]);
  expect(await calls[0]?.thisValue.config.region()).toBe('sa-east-1');
});
