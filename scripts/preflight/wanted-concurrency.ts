import { Code } from 'aws-cdk-lib/aws-lambda';
import { App } from 'aws-cdk-lib/core';
import { addStage } from '#lib/add-stage.ts';
import type { Stage } from '#lib/config.ts';
import { makeTemporaryFolder } from '../process/temporary-folder.ts';

interface Mapping {
  readonly Type: string;
  readonly Properties?: {
    readonly ScalingConfig?: { readonly MaximumConcurrency?: number };
    readonly ParallelizationFactor?: number;
  };
}

/**
 * Returns how many Lambdas the queues of a stage and a shard of the table's stream run at the same time at most, by its
 * templates. No Lambda of the product has a reservation, which would add to it.
 */
export function wantedConcurrency(stage: Stage): number {
  const { folder, remove } = makeTemporaryFolder();
  try {
    const app = new App({
      outdir: folder,
      analyticsReporting: false,
      // The deploy validates the templates; here it would take most of the time.
      builtinCloudFormationValidation: false,
      context: { stage },
    });
    // The code of the Lambdas is no part of the answer, and bundling it takes most of a synthesis.
    addStage(app, process.env, () => () => Code.fromInline('exports.handler = async () => {};'));
    const resources = app
      .synth()
      .stacks.flatMap(({ template }) => Object.values<Mapping>(template.Resources ?? {}));
    return resources
      .map(({ Properties }) => Properties)
      .map((row) => row?.ScalingConfig?.MaximumConcurrency ?? row?.ParallelizationFactor ?? 0)
      .reduce((sum, concurrency) => sum + concurrency, 0);
  } finally {
    remove();
  }
}
