import path from 'node:path';
import { demoAccount } from '#lib/config/billing-account.ts';
import { voucherKeysName } from '#lib/config/stage-secrets.ts';
import type { LocalDeployment } from '../cdk/local-stage.ts';
import { withProgress } from '../process/progress.ts';
import { runCommand } from '../process/run-command.ts';
import { logFile, stageFolder } from '../stage/checkout.ts';
import { localEnvironment } from '../stage/local-environment.ts';
import { hashOf, unlessDone } from '../stage/unless-done.ts';
import { productEnvironment } from '../stage/use-stage.ts';

/** Demo offers expire, so the seed runs again after five days. */
const validForMs = 5 * 24 * 60 * 60 * 1000;

/** Fills a local stage with all demo data or only the accounts' data, once per five-day period. */
export async function seedStage(deployment: LocalDeployment, only?: 'accounts'): Promise<void> {
  const period = Math.floor(Date.now() / validForMs);
  const inputs = () => hashOf([deployment, period], [import.meta.dirname]);
  const file = path.join(stageFolder(deployment.stage), 'seeded');
  await withProgress('Demo data', async (note) => {
    const seeded = await unlessDone(file, inputs, async () =>
      note(await runSeed(deployment, ...(only ? [only] : []))),
    );
    if (!seeded) note('skipped, seeded before');
  });
}

/** Adds bulk offers to a local stage, for the benches. */
export async function seedBulk(deployment: LocalDeployment, offers: number): Promise<void> {
  await withProgress(`${offers} offers for the benches`, async (note) =>
    note(await runSeed(deployment, String(offers))),
  );
}

/** Returns the environment of a process that fills a local stage. */
export function seedEnvironment({ stage, endpoint, outputs }: LocalDeployment): NodeJS.ProcessEnv {
  return {
    ...localEnvironment(process.env, endpoint),
    ...productEnvironment(stage, outputs),
    USER_POOL_ID: outputs.UserPoolId,
    IMAGES_BUCKET: outputs.ImagesBucketName,
    RECEIPTS_BUCKET: outputs.ReceiptsBucketName,
    TRIAL_KEY_SECRET: outputs.TrialKeySecretArn,
    VOUCHER_KEYS_SECRET: voucherKeysName(stage),
    BILLING_ACCOUNT: JSON.stringify(demoAccount),
  };
}

/**
 * Runs the seed in a separate process, because the product's code reads the environment when it is loaded. Returns the
 * last line of its output.
 */
async function runSeed(deployment: LocalDeployment, ...args: readonly string[]): Promise<string> {
  const { stage } = deployment;
  const script = path.join(import.meta.dirname, 'fill-stage.ts');
  const stdout = await runCommand(process.execPath, [script, stage, ...args], {
    name: 'The seed',
    env: seedEnvironment(deployment),
    timeLimitSeconds: 900,
    logFile: logFile(stage, 'seed'),
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}
