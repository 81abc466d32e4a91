import type { Stage } from '#lib/config.ts';
import { configOf } from '#lib/config.ts';
import { refusalToDeploy } from '#lib/mail-sender.ts';
import { UserError } from '../process/user-error.ts';
import { buildSite, siteFolder } from '../site/build-site.ts';
import { step } from '../steps/step.ts';
import type { Target } from './cdk.ts';

/**
 * What `deploy` and `diff` synthesize a stage on AWS from, so that a diff shows what a deploy would do: the
 * caller's environment and a site built just now. Throws a UserError where the sender of mails is missing.
 */
export async function buildAwsTarget(stage: Stage): Promise<Target> {
  const refusal = refusalToDeploy(configOf(stage), process.env['MAIL_FROM']);
  if (refusal) throw new UserError(refusal);
  await step('Production build', async () => ({ value: await buildSite() }));
  return { stage, env: process.env, context: { site: siteFolder } };
}
