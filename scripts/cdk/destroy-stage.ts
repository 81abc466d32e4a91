import { rmSync } from 'node:fs';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { S3Client } from '@aws-sdk/client-s3';
import { configOf, type Stage } from '#lib/config.ts';
import { requireAccount } from '../aws/account.ts';
import { UserError } from '../process/user-error.ts';
import { clientSettings } from '../stage/client-settings.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import type { LocalStage } from '../stage/local-stage.ts';
import { outputsFile } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { cdk } from './cdk.ts';
import { forgetDeploy, readDeployRecord, stackIdsOf, stacksAt } from './deployed-stacks.ts';
import { emptyBucketsOf } from './empty-buckets.ts';
import { stacksOfStage } from './stage-stacks.ts';

/** Removes from a local endpoint the stacks of a stage, if this checkout deployed them. */
export async function destroyLocally(stage: LocalStage, endpoint: string): Promise<void> {
  await step(`Stacks of stage ${stage}`, async () => {
    const record = readDeployRecord(stage);
    const there = stackIdsOf(stage, await stacksAt(endpoint));
    if (there.length === 0) return { value: undefined, note: 'there are none' };
    const isOurs = (id: string) => record?.endpoint === endpoint && record.madeHere.includes(id);
    if (!there.every(isOurs)) {
      return { value: undefined, note: 'left alone, another checkout deployed them' };
    }
    const settings = clientSettings(endpoint);
    const clients = {
      cloudFormation: new CloudFormationClient(settings),
      s3: new S3Client({ ...settings, forcePathStyle: true }),
    };
    for (const id of there) await emptyBucketsOf(id, clients);
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

/**
 * Removes the stacks of a stage, and all that their buckets hold, from its AWS account. Throws a UserError
 * for a stage that retains its data.
 */
export async function destroyOnAws(stage: Stage): Promise<void> {
  if (configOf(stage).retainData) {
    throw new UserError(
      `The stage ${stage} retains its data and is not destroyed by a command; docs/operations.md says how to remove it on purpose.`,
    );
  }
  await requireAccount(stage);
  const target = { stage, env: process.env };
  await step(`Buckets of stage ${stage}`, async () => {
    for (const { name, region } of await stacksOfStage(target)) {
      await emptyBucketsOf(name, {
        cloudFormation: new CloudFormationClient({ region }),
        s3: new S3Client({ region }),
      });
    }
    return { value: undefined, note: 'emptied' };
  });
  await step(`Stacks of stage ${stage}`, async () => {
    await cdk('destroy', ['--all', '--force'], target, {
      name: `Removing the stage ${stage}`,
      timeLimitSeconds: 3600,
    });
    rmSync(outputsFile(stage), { force: true });
    return { value: undefined, note: 'removed' };
  });
}
