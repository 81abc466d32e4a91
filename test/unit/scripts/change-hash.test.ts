import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { CfnResource, Stack, type StackProps } from 'aws-cdk-lib/core';
import { mockClient } from 'aws-sdk-client-mock';
import type { StackPart } from '#lib/config/stage-names.ts';
import { hashOfChange } from '#scripts/cdk/change-hash.ts';
import { cdkApp } from '#test/infra/support/build-app.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const cloudFormation = mockClient(CloudFormationClient);
const env = { account: '123456789012', region: 'sa-east-1' };

interface Change {
  readonly name?: string;
  readonly props?: StackProps;
  readonly newStacks?: readonly StackPart[];
  /** The deployed template of both stacks. */
  readonly deployed?: string;
}

/** Synthesizes two stacks, and returns the hash of the change. */
function hashWith({ name = 'one', props = {}, newStacks = [], ...given }: Change = {}) {
  const { deployed: TemplateBody = '{"Resources":{},"Outputs":{}}' } = given;
  cloudFormation.reset();
  cloudFormation.on(GetTemplateCommand).resolves({ TemplateBody });
  const app = cdkApp(temporaryFolder());
  for (const part of ['data', 'web']) {
    const stack = new Stack(app, `vitrine-prod-${part}`, { env, ...props });
    new CfnResource(stack, 'Topic', { type: 'AWS::SNS::Topic', properties: { Name: name } });
  }
  const { directory } = app.synth();
  return hashOfChange({ stage: 'prod', env: {}, assembly: directory }, newStacks);
}

it('is the same for two equal syntheses, whatever the order of keys in the deployed templates', async () => {
  const hash = await hashWith();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashWith({ deployed: '{ "Outputs": {}, "Resources": {} }' })).toBe(hash);
});

it.each<[string, Change]>([
  ['another template', { name: 'two' }],
  ['another account', { props: { env: { ...env, account: '210987654321' } } }],
  ['another region', { props: { env: { ...env, region: 'us-east-1' } } }],
  ['other protections', { props: { terminationProtection: true } }],
  ['a stack that the deploy creates', { newStacks: ['web'] }],
  ['another deployed template', { deployed: '{"Resources":{"Other":{}},"Outputs":{}}' }],
])('differs for %s', async (_, change) => {
  expect(await hashWith(change)).not.toBe(await hashWith());
});

it('reads the deployed template in the region of each stack, and none for a new stack', async () => {
  await hashWith({ newStacks: ['web'] });
  const [call, ...others] = cloudFormation.commandCalls(GetTemplateCommand);
  const input = { StackName: 'vitrine-prod-data', TemplateStage: 'Original' };
  expect([call?.args[0].input, others]).toEqual([input, []]);
  expect(await call?.thisValue.config.region()).toBe('sa-east-1');
});
