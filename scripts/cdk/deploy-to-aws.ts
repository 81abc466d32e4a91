import { mkdirSync } from 'node:fs';
import { configOf, type Stage } from '#lib/config.ts';
import { requireAccount } from '../aws/account.ts';
import { UserError } from '../process/user-error.ts';
import { stageFolder } from '../stage/checkout.ts';
import { outputsFile } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { buildAwsTarget } from './aws-target.ts';
import { cdk, cdkInTerminal } from './cdk.ts';

/**
 * Deploys a stage, with its site, to its AWS account. A stage that retains data asks in the terminal
 * before it widens IAM permissions or security groups.
 */
export async function deployToAws(stage: Stage): Promise<void> {
  const asks = configOf(stage).retainData;
  if (asks && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new UserError(
      `A deploy of ${stage} asks for approval of IAM changes: run it in a terminal.`,
    );
  }
  await requireAccount(stage);
  const target = await buildAwsTarget(stage);
  mkdirSync(stageFolder(stage), { recursive: true });
  const name = `The deploy of ${stage}`;
  const args = ['--all', '--outputs-file', outputsFile(stage), '--require-approval'];
  if (asks) {
    await cdkInTerminal('deploy', [...args, 'broadening'], target, { name });
    return;
  }
  await step(`Stacks of stage ${stage}`, async () => {
    await cdk('deploy', [...args, 'never'], target, {
      name,
      timeLimitSeconds: 3600,
      advice: `Has the account been bootstrapped (npm run bootstrap -- --stage ${stage})?`,
    });
    return { value: undefined };
  });
}
