import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import type { Stack } from 'aws-cdk-lib/core';
import { type StackPart, stackName, stackParts } from '#lib/config/stage-names.ts';
import { wantedConcurrency } from '#scripts/preflight/wanted-concurrency.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { buildApp, sender } from './support/build-app.ts';
import { propertiesOf } from './support/resources.ts';
import { templateOf, templatesOf } from './support/templates.ts';

/** Returns the stacks of prod in a deploy that creates the parts in `newStacks`. */
function firstDeploy(newStacks: readonly StackPart[]) {
  const app = buildApp(temporaryFolder(), 'prod', sender, {}, newStacks);
  return (part: StackPart) => app.node.findChild(stackName('prod', part)) as Stack;
}

const protectionsOf = (data: Template, identity: Template) => [
  ...[...propertiesOf(data, 'AWS::DynamoDB::Table').values()].map(
    (table) => table['DeletionProtectionEnabled'],
  ),
  ...[...propertiesOf(identity, 'AWS::Cognito::UserPool').values()].map(
    (pool) => pool['DeletionProtection'],
  ),
];

test('a first deploy protects nothing, so that its rollback can remove everything', () => {
  const stackOf = firstDeploy(stackParts);
  expect(stackParts.map((part) => stackOf(part).terminationProtection)).toEqual(
    stackParts.map(() => false),
  );
  const [data, identity] = [stackOf('data'), stackOf('identity')].map((stack) =>
    Template.fromStack(stack),
  );
  expect(protectionsOf(data as Template, identity as Template)).toEqual([false, 'INACTIVE']);
});

test('a later deploy protects the existing stacks, table and user pool', () => {
  expect(protectionsOf(templateOf('prod', 'data'), templateOf('prod', 'identity'))).toEqual([
    true,
    'ACTIVE',
  ]);
  const stackOf = firstDeploy(['events']);
  const unprotected = stackParts.filter((part) => !stackOf(part).terminationProtection);
  expect(unprotected).toEqual(['events']);
});

test('prod keeps everything that it retains, except when its creation is rolled back', () => {
  const policies = [...templatesOf('prod').values()].flatMap(({ Resources = {} }) =>
    Object.values(Resources as Record<string, { DeletionPolicy?: string }>),
  );
  const kept = new Set(policies.map(({ DeletionPolicy }) => DeletionPolicy));
  expect([...kept].sort()).toEqual(['Delete', 'RetainExceptOnCreate', undefined]);
});

/** Returns the ids of all resources that a resource waits for, itself included. */
function waitedFor(
  resources: Readonly<Record<string, object>>,
  id: string,
  known = new Set([id]),
): ReadonlySet<string> {
  const ids = Object.keys(resources);
  const text = JSON.stringify(resources[id]);
  for (const other of ids.filter((one) => !known.has(one) && text.includes(`"${one}"`))) {
    waitedFor(resources, other, known.add(other));
  }
  return known;
}

test.each(['dev', 'prod'])(
  '%s fills its site’s bucket last, since a rollback cannot delete a bucket with files',
  (stage) => {
    const { Resources } = templateOf(stage, 'site').toJSON();
    const [upload = ''] = Object.keys(Resources).filter(
      (id) => Resources[id].Type === 'Custom::CDKBucketDeployment',
    );
    expect([...waitedFor(Resources, upload)].sort()).toEqual(Object.keys(Resources).sort());
  },
);

test('the preflight adds up the concurrency of queues and stream, and no Lambda has reserved concurrency', () => {
  const events = templateOf('prod', 'events');
  const limits = [...propertiesOf(events, 'AWS::Lambda::EventSourceMapping').values()].map(
    ({ ScalingConfig, ParallelizationFactor }) =>
      (ScalingConfig as { MaximumConcurrency: number } | undefined)?.MaximumConcurrency ??
      Number(ParallelizationFactor),
  );
  const wanted = wantedConcurrency('prod');
  expect(wanted).toBe(limits.reduce((sum, limit) => sum + limit));
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(operations).toContain(`jobs alone use up to ${wanted}:`);
  // A new account refuses any reserved concurrency.
  expect(JSON.stringify([...templatesOf('prod').values()])).not.toContain(
    'ReservedConcurrentExecutions',
  );
});
