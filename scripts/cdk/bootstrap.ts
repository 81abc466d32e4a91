import type { Stage } from '#lib/config.ts';
import { requireAccount } from '../aws/account.ts';
import { step } from '../steps/step.ts';
import { cdk, type Target } from './cdk.ts';

/**
 * Prepares every account and region that a stack of the stage goes to: without an argument, the CDK takes
 * them from the stacks.
 */
export async function bootstrap(target: Target): Promise<void> {
  await cdk('bootstrap', [], target, {
    name: `Bootstrapping for the stage ${target.stage}`,
    timeLimitSeconds: 900,
  });
}

/** Prepares the AWS account of a stage: once for each account, and again when a stage uses a new region. */
export async function bootstrapOnAws(stage: Stage): Promise<void> {
  await requireAccount(stage);
  await step(`Account of stage ${stage}`, async () => ({
    value: await bootstrap({ stage, env: process.env }),
    note: 'bootstrapped',
  }));
}
