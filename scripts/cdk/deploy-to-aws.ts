import { mkdirSync } from 'node:fs';
import { configOf } from '#lib/config.ts';
import { refusalToDeploy } from '#lib/mail-sender.ts';
import { UserError } from '../process/user-error.ts';
import { buildSite } from '../site/build-site.ts';
import { stageFolder } from '../stage/checkout.ts';
import { outputsFile } from '../stage/outputs.ts';
import { step } from '../steps/step.ts';
import { cdk } from './cdk.ts';

/** Deploys a stage to the AWS account and region of the caller's own credentials, the site with it. */
export async function deployToAws(stage: string): Promise<void> {
  const refusal = refusalToDeploy(configOf(stage), process.env['MAIL_FROM']);
  if (refusal) throw new UserError(refusal);
  await step('Production build', async () => ({ value: await buildSite() }));
  await step(`Stacks of stage ${stage}`, async () => {
    mkdirSync(stageFolder(stage), { recursive: true });
    await cdk(
      'deploy',
      ['--all', '--require-approval', 'never', '--outputs-file', outputsFile(stage)],
      { stage, env: process.env },
      {
        name: `The deploy of ${stage}`,
        timeLimitSeconds: 3600,
        advice:
          'Check your AWS credentials and that the account is bootstrapped (npx cdk bootstrap).',
      },
    );
    return { value: undefined };
  });
}
