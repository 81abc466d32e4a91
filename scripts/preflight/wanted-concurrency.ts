import type { Stage } from '#lib/config/config.ts';
import { appOfStage } from '../cdk/app-of-stage.ts';
import { makeTemporaryFolder } from '../process/main.ts';

interface Mapping {
  readonly Type: string;
  readonly Properties?: {
    readonly ScalingConfig?: { readonly MaximumConcurrency?: number };
    readonly ParallelizationFactor?: number;
  };
}

/**
 * Returns the maximum number of Lambdas that the queues and a shard of the table's stream run at the same time. No
 * Lambda has reserved concurrency, which would add to it.
 */
export function wantedConcurrency(stage: Stage): number {
  const { folder, remove } = makeTemporaryFolder();
  try {
    const app = appOfStage(stage, { outdir: folder, env: process.env });
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
