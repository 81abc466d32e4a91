import { rmSync } from 'node:fs';
import { edgeLogsRegion, type Stage } from '#lib/config/config.ts';
import { preflight } from '../preflight/preflight.ts';
import { withProgress } from '../process/progress.ts';
import { findEdgeContext, removeEdgeSecret } from '../secrets/edge-secret.ts';
import { findPushContext, removePushKeys } from '../secrets/push-keys.ts';
import { removeVoucherKeys } from '../secrets/voucher-keys.ts';
import { requireAccount } from '../stage/aws-account.ts';
import { outputsFile } from '../stage/outputs.ts';
import { buildTarget } from './aws-target.ts';
import { bootstrap, cdk, cdkInTerminal, synthesize } from './cdk.ts';
import { hashOfChange } from './change-hash.ts';
import { requireDestroyable } from './destroyable-stage.ts';
import { stacksOf } from './new-stacks.ts';
import { emptyBucketsOf } from './stacks.ts';

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
