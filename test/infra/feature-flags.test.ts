import { Stack } from 'aws-cdk-lib/core';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import cdkSettings from '../../cdk.json' with { type: 'json' };
import { appOf } from './support/synthesize.ts';

/** Flags that differ from the recommendation; docs/decisions/infrastructure.md has the reasons. */
const ownValues = {
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:enableAdditionalMetadataCollection': false,
  '@aws-cdk/core:target-partitions': ['aws'],
};

test('cdk.json sets every recommended flag of the installed library, and no other', () => {
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
    // With explicitStackTags, an app's tag reaches only resources.
    expect([stack.stackName, stack.tags.tagValues()]).toEqual([
      stack.stackName,
      { 'vitrine:stage': 'prod' },
    ]);
  }
});
