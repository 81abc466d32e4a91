import { Stack } from 'aws-cdk-lib/core';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import cdkSettings from '../../cdk.json' with { type: 'json' };
import { appOf } from './support/synthesize.ts';

/** Flags with another value than the recommended one: docs/decisions/infrastructure.md says why. */
const ownValues = {
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:enableAdditionalMetadataCollection': false,
  '@aws-cdk/core:target-partitions': ['aws'],
};

test('cdk.json sets every flag that the installed library recommends, and no other one', () => {
  const { 'cli-telemetry': _, ...flags } = cdkSettings.context;
  expect(flags).toEqual({ ...recommended, ...ownValues });
});

test('every own value of a flag differs from the recommended one', () => {
  for (const [name, value] of Object.entries(ownValues)) {
    expect(recommended[name as keyof typeof ownValues]).not.toEqual(value);
  }
});

test('every stack has a tag with the name of its stage', () => {
  const stacks = appOf('prod').node.children.filter(Stack.isStack);
  for (const stack of stacks) {
    // With explicitStackTags, a tag of the app reaches resources only.
    expect([stack.stackName, stack.tags.tagValues()]).toEqual([
      stack.stackName,
      { 'vitrine:stage': 'prod' },
    ]);
  }
});
