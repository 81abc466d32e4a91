import { rmSync } from 'node:fs';
import { PutObjectLockConfigurationCommand, S3Client } from '@aws-sdk/client-s3';
import { configOf, edgeLogsRegion, type Stage } from '#lib/config/config.ts';
import { stackName } from '#lib/config/stage-names.ts';
import { preflight } from '../preflight/preflight.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { findEdgeContext, removeEdgeSecret } from '../secrets/edge-secret.ts';
import { findPushContext, removePushKeys } from '../secrets/push-keys.ts';
import { removeVoucherKeys } from '../secrets/voucher-keys.ts';
import { requireAccount } from '../stage/aws-account.ts';
import { outputsFile } from '../stage/outputs.ts';
import { buildTarget, stacksOf } from './aws-target.ts';
import { bootstrap, cdk, cdkInTerminal, synthesize } from './cdk.ts';
import { hashOfChange } from './change-hash.ts';
import { emptyBucket, emptyBucketsOf, stacksNamed } from './stacks.ts';

/** Bootstraps the account of a stage. Needed once per account and region. */
export async function bootstrapOnAws(stage: Stage): Promise<void> {
  await requireAccount(stage);
  await withProgress(`Account of stage ${stage}`, async (note) => {
    await bootstrap({ stage, env: process.env });
    note('bootstrapped');
  });
}

/** Shows problems that would make a first deploy fail. Changes nothing. */
export async function preflightOnAws(stage: Stage): Promise<void> {
  await requireAccount(stage);
  await preflight(stage, await stacksOf(stage));
}

/**
 * Shows the changes of a deploy, except for the secrets that only a deploy creates. Prints the hash of the change; `npm
 * run deploy -- --approve <hash>` makes only this change.
 */
export async function diffWithAws(stage: Stage): Promise<void> {
  const region = await requireAccount(stage);
  const stacks = await stacksOf(stage);
  const secrets = async () => ({
    ...(await findPushContext(stage, { region })),
    ...(await findEdgeContext(stage, { region })),
  });
  const target = await synthesize(await buildTarget(stage, { secrets, stacks }));
  await cdkInTerminal('diff', ['--all'], target, `The diff of ${stage}`);
  const hash = await hashOfChange(target, stacks.newStacks);
  console.log(
    `\nTo make exactly this change without a question: npm run deploy -- --stage ${stage} --approve ${hash}`,
  );
}

/**
 * Removes the stacks of a stage with the content of their buckets. Throws a UserError for a stage that retains its
 * data.
 */
export async function destroyOnAws(stage: Stage): Promise<void> {
  requireDestroyable(stage);
  const stageRegion = await requireAccount(stage);
  await withProgress(`Buckets of stage ${stage}`, async (note) => {
    for (const region of [stageRegion, edgeLogsRegion]) await emptyBucketsOf(stage, { region });
    note('emptied');
  });
  await withProgress(`Stacks of stage ${stage}`, async (note) => {
    const target = { stage, env: process.env };
    await cdk('destroy', ['--all', '--force'], target, {
      name: `Removing the stage ${stage}`,
      timeLimitSeconds: 3600,
    });
    await removePushKeys(stage, { region: stageRegion });
    await removeVoucherKeys(stage, { region: stageRegion });
    await removeEdgeSecret(stage, { region: stageRegion });
    rmSync(outputsFile(stage), { force: true });
    note('removed');
  });
}

/** Throws a UserError for a stage that retains its data. */
function requireDestroyable(stage: Stage): void {
  if (!configOf(stage).retainData) return;
  throw new UserError(
    `The stage ${stage} retains its data and is not destroyed by a command; docs/operations.md says how to remove it on purpose.`,
  );
}

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
