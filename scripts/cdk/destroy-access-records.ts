import { PutObjectLockConfigurationCommand, S3Client } from '@aws-sdk/client-s3';
import { configOf, type Stage } from '#lib/config/config.ts';
import { stackName } from '#lib/config/stage-names.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { requireAccount } from '../stage/aws-account.ts';
import { requireDestroyable } from './destroyable-stage.ts';
import { emptyBucket, stacksNamed } from './stacks.ts';

/** Reads the name of the access record's bucket from the data stack. */
async function findRecordsBucket(stage: Stage, region: string): Promise<string> {
  const stacks = await stacksNamed(stackName(stage, 'data'), { region });
  const outputs = stacks.flatMap(({ Outputs = [] }) => Outputs);
  const output = outputs.find(({ OutputKey }) => OutputKey === 'AccessRecordBucketName');
  if (output?.OutputValue) return output.OutputValue;
  throw new UserError(`The data stack of the stage ${stage} names no bucket of access records.`);
}

/**
 * Removes the locked access records of a stage, so that `destroy` can remove their bucket. Later records are not
 * locked. Throws a UserError if the stage retains its data or has no locks.
 */
export async function destroyAccessRecords(stage: Stage): Promise<void> {
  requireDestroyable(stage);
  if (!configOf(stage).accessRecordLocked) {
    throw new UserError(
      `The stage ${stage} locks no access records: npm run destroy -- --stage ${stage} removes them, too.`,
    );
  }
  const region = await requireAccount(stage);
  await withProgress(`Access records of stage ${stage}`, async (note) => {
    const Bucket = await findRecordsBucket(stage, region);
    const client = new S3Client({ region });
    const ObjectLockConfiguration = { ObjectLockEnabled: 'Enabled' } as const;
    await client.send(new PutObjectLockConfigurationCommand({ Bucket, ObjectLockConfiguration }));
    await emptyBucket(client, Bucket, { BypassGovernanceRetention: true });
    note('removed');
  });
}
