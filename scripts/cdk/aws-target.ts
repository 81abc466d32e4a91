import { accountMissing, billingAccountIn } from '#lib/config/billing-account.ts';
import { configOf, type Stage } from '#lib/config/config.ts';
import { refusalOfContact, refusalToDeploy } from '#lib/config/mail-sender.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import type { EdgeContext } from '../secrets/edge-secret.ts';
import type { PushContext } from '../secrets/push-keys.ts';
import { buildSite, siteFolder } from '../site/build-site.ts';
import type { DeployTarget } from './cdk.ts';
import type { StageStacks } from './new-stacks.ts';

/** Throws a UserError if the billing account is missing or malformed. */
function requireBillingAccount(): void {
  try {
    if (billingAccountIn(process.env['BILLING_ACCOUNT'])) return;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
  throw new UserError(accountMissing);
}

/** Throws a UserError if the sender of mails is missing, or an address is malformed. */
export function requireAddresses(stage: Stage): void {
  const refusal =
    refusalToDeploy(configOf(stage), process.env['MAIL_FROM']) ??
    refusalOfContact(process.env['CONTACT_EMAIL']);
  if (refusal) throw new UserError(refusal);
}

interface TargetInputs {
  /** Reads or creates the secrets of the stage, and returns their public parts for the synthesis. */
  readonly secrets: () => Promise<PushContext & EdgeContext>;
  /** The deployed stacks: they tell which stacks are new and where the site is. */
  readonly stacks: StageStacks;
}

/**
 * Returns the target of both `deploy` and `diff`, so that a diff shows exactly a deploy's changes. It builds the site.
 */
export async function buildTarget(
  stage: Stage,
  { secrets, stacks: { newStacks, siteUrl } }: TargetInputs,
): Promise<DeployTarget> {
  requireAddresses(stage);
  requireBillingAccount();
  await withProgress('Production build', buildSite);
  const context = {
    site: siteFolder,
    ...(await secrets()),
    ...(siteUrl !== undefined && { siteUrl }),
    ...(newStacks.length > 0 && { newStacks: newStacks.join() }),
  };
  return { stage, env: process.env, context };
}

/** Returns the target once all stacks exist and the site has an address. */
export function afterFirstPass(
  { stage, env, context }: DeployTarget,
  { siteUrl }: Pick<StageStacks, 'siteUrl'>,
): DeployTarget {
  const { newStacks, ...rest } = context ?? {};
  return { stage, env, context: { ...rest, ...(siteUrl !== undefined && { siteUrl }) } };
}
