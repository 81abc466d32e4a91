import { mkdirSync, rmSync } from 'node:fs';
import { configOf, edgeLogsRegion, type Stage } from '#lib/config.ts';
import { refusalOfContact, refusalToDeploy } from '#lib/mail-sender.ts';
import { requireAccount } from '../aws/account.ts';
import { UserError } from '../process/user-error.ts';
import {
  ensurePushContext,
  findPushContext,
  type PushContext,
  removePushKeys,
} from '../push/push-keys.ts';
import { buildSite, siteFolder } from '../site/build-site.ts';
import { stageFolder } from '../stage/checkout.ts';
import { outputsFile, readOutputs } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { bootstrap, cdk, cdkInTerminal, type Target } from './cdk.ts';
import { emptyBucketsOf } from './stacks.ts';

/** Bootstraps the AWS account of a stage. Needed once per account and region. */
export async function bootstrapOnAws(stage: Stage): Promise<void> {
  await requireAccount(stage);
  await step(`Account of stage ${stage}`, async (note) => {
    await bootstrap({ stage, env: process.env });
    note('bootstrapped');
  });
}

/** Shows what a deploy of the stage would change, except that only a deploy makes its keys for push messages. */
export async function diffWithAws(stage: Stage): Promise<void> {
  const region = await requireAccount(stage);
  const target = await buildTarget(stage, () => findPushContext(stage, { region }));
  await cdkInTerminal('diff', ['--all'], target, `The diff of ${stage}`);
}

/**
 * Deploys a stage, with its site, to its AWS account. For a stage that retains data, the CDK asks in the
 * terminal before it widens IAM permissions or security groups. Throws a UserError when there is no terminal.
 */
export async function deployToAws(stage: Stage): Promise<void> {
  const asks = configOf(stage).retainData;
  if (asks && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new UserError(
      `A deploy of ${stage} asks for approval of IAM changes: run it in a terminal.`,
    );
  }
  const region = await requireAccount(stage);
  const target = await buildTarget(stage, () => ensurePushContext(stage, { region }));
  mkdirSync(stageFolder(stage), { recursive: true });
  const name = `The deploy of ${stage}`;
  const args = ['--all', '--outputs-file', outputsFile(stage), '--require-approval'];
  if (asks) {
    await cdkInTerminal('deploy', [...args, 'broadening'], target, name);
  } else {
    await step(`Stacks of stage ${stage}`, () =>
      cdk('deploy', [...args, 'never'], target, {
        name,
        timeLimitSeconds: 3600,
        advice: `Has the account been bootstrapped (npm run bootstrap -- --stage ${stage})?`,
      }),
    );
  }
  console.log(`\nStage ${stage} is on https://${readOutputs(stage).DistributionDomainName}`);
}

/**
 * Removes the stacks of a stage, with the content of their buckets, from its AWS account. Throws a UserError
 * for a stage that retains its data.
 */
export async function destroyOnAws(stage: Stage): Promise<void> {
  if (configOf(stage).retainData) {
    throw new UserError(
      `The stage ${stage} retains its data and is not destroyed by a command; docs/operations.md says how to remove it on purpose.`,
    );
  }
  const stageRegion = await requireAccount(stage);
  await step(`Buckets of stage ${stage}`, async (note) => {
    for (const region of [stageRegion, edgeLogsRegion]) await emptyBucketsOf(stage, { region });
    note('emptied');
  });
  await step(`Stacks of stage ${stage}`, async (note) => {
    const target = { stage, env: process.env };
    await cdk('destroy', ['--all', '--force'], target, {
      name: `Removing the stage ${stage}`,
      timeLimitSeconds: 3600,
    });
    await removePushKeys(stage, { region: stageRegion });
    rmSync(outputsFile(stage), { force: true });
    note('removed');
  });
}

/**
 * The target of both `deploy` and `diff`, so that a diff shows what a deploy would do: the user's environment,
 * a fresh build of the site, and the public key that browsers subscribe to messages with. Throws a UserError when
 * the sender of mails is missing, or an address is malformed.
 */
async function buildTarget(stage: Stage, push: () => Promise<PushContext>): Promise<Target> {
  const refusal =
    refusalToDeploy(configOf(stage), process.env['MAIL_FROM']) ??
    refusalOfContact(process.env['CONTACT_EMAIL']);
  if (refusal) throw new UserError(refusal);
  await step('Production build', buildSite);
  return { stage, env: process.env, context: { site: siteFolder, ...(await push()) } };
}
