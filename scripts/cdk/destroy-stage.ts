import { rmSync } from 'node:fs';
import { localEnvironment } from '../stage/local-environment.ts';
import type { LocalStage } from '../stage/local-stage.ts';
import { outputsFile, readOutputs } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { cdk } from './cdk.ts';
import { forgetDeploy, readDeployRecord, stackIdsOf, stacksAt } from './deployed-stacks.ts';
import { emptyBuckets } from './empty-buckets.ts';

/** Removes from a local endpoint the stacks of a stage, if it was this checkout that deployed them. */
export async function destroyLocally(stage: LocalStage, endpoint: string): Promise<void> {
  await step(`Stacks of stage ${stage}`, async () => {
    const record = readDeployRecord(stage);
    const there = stackIdsOf(stage, await stacksAt(endpoint));
    if (there.length === 0) return { value: undefined, note: 'there are none' };
    const isOurs = (id: string) => record?.endpoint === endpoint && record.madeHere.includes(id);
    if (!there.every(isOurs)) {
      return { value: undefined, note: 'left alone, it was not this checkout that made them' };
    }
    const { ImagesBucketName, SiteBucketName } = readOutputs(stage);
    await emptyBuckets(endpoint, [ImagesBucketName, SiteBucketName]);
    await cdk(
      'destroy',
      ['--all', '--force'],
      { stage, env: localEnvironment(process.env, endpoint) },
      { name: 'Removing the stacks', timeLimitSeconds: 300 },
    );
    forgetDeploy(stage);
    rmSync(outputsFile(stage), { force: true });
    return { value: undefined, note: 'removed' };
  });
}

/** Removes the stacks of a stage from the account of the caller's own credentials. */
export async function destroyOnAws(stage: string): Promise<void> {
  await step(`Stacks of stage ${stage}`, async () => {
    await cdk(
      'destroy',
      ['--all', '--force'],
      { stage, env: process.env },
      {
        name: `Removing the stage ${stage}`,
        timeLimitSeconds: 3600,
        advice: 'Stacks that keep data are protected: see docs/operations.md.',
      },
    );
    return { value: undefined, note: 'removed' };
  });
}
