import { mkdirSync } from 'node:fs';
import { configOf, type Stage } from '#lib/config/config.ts';
import type { StackPart } from '#lib/config/stage-names.ts';
import { checkAlarms, findingOfCheck, linesOf } from '../preflight/finding.ts';
import { preflight } from '../preflight/preflight.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { endRotation, ensureEdgeContext, startRotation } from '../secrets/edge-secret.ts';
import { ensurePushContext } from '../secrets/push-keys.ts';
import { ensureVoucherKeys } from '../secrets/voucher-keys.ts';
import { requireAccount } from '../stage/aws-account.ts';
import { stageFolder } from '../stage/checkout.ts';
import { outputsFile, readOutputs } from '../stage/outputs.ts';
import { afterFirstPass, buildTarget, requireAddresses, stacksOf } from './aws-target.ts';
import { cdk, cdkInTerminal, type DeployTarget, type Synthesized, synthesize } from './cdk.ts';
import { hashOfChange } from './change-hash.ts';

interface DeployOptions {
  /** Hash of a reviewed diff. It replaces the prompt about wider permissions. */
  readonly approve?: string | undefined;
}

/**
 * Deploys a stage with its site to AWS. For a stage that retains data, the CDK asks before it widens IAM permissions or
 * security groups, unless `approve` is the hash of the change. A first deploy has a second pass: it protects the new
 * stacks, which could not be removed if their creation failed, and tells mails the site's address. Throws a UserError
 * if nobody can be asked, the hash differs, or the account is not ready.
 */
export async function deployToAws(stage: Stage, { approve }: DeployOptions = {}): Promise<void> {
  const isProtected = configOf(stage).retainData;
  if (isProtected && approve === undefined && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new UserError(
      `A deploy of ${stage} asks for approval of IAM changes: run it in a terminal, or give it the hash that npm run diff -- --stage ${stage} prints (--approve <hash>).`,
    );
  }
  const region = await requireAccount(stage);
  requireAddresses(stage);
  const stacks = await stacksOf(stage);
  const { newStacks } = stacks;
  if (newStacks.length > 0) await preflight(stage, stacks);
  const secrets = async () => {
    await ensureVoucherKeys(stage, { region });
    return {
      ...(await ensurePushContext(stage, { region })),
      ...(await ensureEdgeContext(stage, { region })),
    };
  };
  const target = await buildTarget(stage, { secrets, stacks });
  mkdirSync(stageFolder(stage), { recursive: true });
  if (approve === undefined) await deployStacks(stage, target);
  else await deployApproved(stage, await synthesize(target), { approve, newStacks });
  const made = await stacksOf(stage);
  if (made.siteUrl !== stacks.siteUrl || (isProtected && newStacks.length > 0)) {
    console.log(`\nA second pass gives the stacks of ${stage} what the first one made.`);
    await deployStacks(stage, afterFirstPass(target, made));
  }
  const { AlarmTopicArn, DistributionDomainName } = readOutputs(stage);
  console.log(`\nStage ${stage} is on https://${DistributionDomainName}`);
  const alarms = await findingOfCheck('Alarms', () => checkAlarms(AlarmTopicArn, region));
  for (const line of linesOf(alarms)) console.log(line);
}

const argumentsFor = (stage: Stage) => ['--all', '--outputs-file', outputsFile(stage)];

async function deployStacks(stage: Stage, target: DeployTarget): Promise<void> {
  const name = `The deploy of ${stage}`;
  const args = [...argumentsFor(stage), '--require-approval'];
  if (configOf(stage).retainData) {
    // Fails if the CDK has to ask and there is no terminal.
    await cdkInTerminal('deploy', [...args, 'broadening'], target, name);
    return;
  }
  await withProgress(`Stacks of stage ${stage}`, () =>
    cdk('deploy', [...args, 'never'], target, {
      name,
      timeLimitSeconds: 3600,
      advice: `Has the account been bootstrapped (npm run bootstrap -- --stage ${stage})?`,
    }),
  );
}

/** Deploys the templates if their change has the approved hash; otherwise throws a UserError. */
async function deployApproved(
  stage: Stage,
  target: Synthesized,
  { approve, newStacks }: { readonly approve: string; readonly newStacks: readonly StackPart[] },
): Promise<void> {
  if ((await hashOfChange(target, newStacks)) !== approve) {
    throw new UserError(
      `Nothing was deployed: the hash ${approve} is of another change of ${stage}, since the checkout, an input or what is deployed differs. Look at npm run diff -- --stage ${stage} again.`,
    );
  }
  const args = [...argumentsFor(stage), '--require-approval', 'never'];
  await cdkInTerminal('deploy', args, target, `The deploy of ${stage}`);
}

/**
 * Replaces the edge secret of a stage without refused calls. In the first deploy, the API accepts both values before
 * the distribution sends the new one; the second deploy drops the old value. Continues an interrupted rotation.
 */
export async function rotateEdgeSecret(stage: Stage): Promise<void> {
  const region = await requireAccount(stage);
  await withProgress(`Secret of the edge of ${stage}`, async (note) => {
    const isNew = await startRotation(stage, { region });
    note(isNew ? 'has a new value' : 'an earlier rotation is continued');
  });
  await deployToAws(stage);
  await endRotation(stage, { region });
  await deployToAws(stage);
}
