import type { StackStatus } from '@aws-sdk/client-cloudformation';
import { accountMissing, billingAccountIn } from '#lib/config/billing-account.ts';
import { configOf, edgeLogsRegion, type Stage } from '#lib/config/config.ts';
import { refusalOfContact, refusalToDeploy } from '#lib/config/mail-sender.ts';
import { type StackPart, stackName, stackParts } from '#lib/config/stage-names.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import type { EdgeContext } from '../secrets/edge-secret.ts';
import type { PushContext } from '../secrets/push-keys.ts';
import { buildSite, siteFolder } from '../site/build-site.ts';
import type { DeployTarget } from './cdk.ts';
import { stacksNamed } from './stacks.ts';

/** Statuses of a stack that was never created successfully. The CDK deletes a failed stack and creates it again. */
const neverCreated: ReadonlySet<StackStatus | undefined> = new Set([
  'REVIEW_IN_PROGRESS',
  'CREATE_IN_PROGRESS',
  'CREATE_FAILED',
  'ROLLBACK_IN_PROGRESS',
  'ROLLBACK_FAILED',
  'ROLLBACK_COMPLETE',
] as const);

/** A protected stack whose creation failed. */
export interface ProtectedFailure {
  readonly name: string;
  readonly region: string;
}

/** Stacks of a stage on AWS before a deploy. */
export interface StageStacks {
  /** Parts whose stacks were never created successfully. */
  readonly newStacks: readonly StackPart[];
  /** Origin of the site, chosen by CloudFront; undefined before the first deploy of the web stack. */
  readonly siteUrl?: string | undefined;
  readonly protectedFailures: readonly ProtectedFailure[];
}

/** Finds the stacks of a stage on AWS, in its own region and the region of the edge's logs. */
export async function stacksOf(stage: Stage): Promise<StageStacks> {
  const regions = [...new Set([configOf(stage).location.region, edgeLogsRegion])];
  const found = await Promise.all(
    regions.map(async (region) =>
      (await stacksNamed(`vitrine-${stage}-`, { region })).map((stack) => ({ ...stack, region })),
    ),
  );
  const stacks = found.flat();
  const created = stacks.filter(({ StackStatus }) => !neverCreated.has(StackStatus));
  const web = created.find(({ StackName }) => StackName === stackName(stage, 'web'));
  const domain = web?.Outputs?.find(({ OutputKey }) => OutputKey === 'DistributionDomainName');
  const names = new Set(created.map(({ StackName }) => StackName));
  return {
    newStacks: stackParts.filter((part) => !names.has(stackName(stage, part))),
    siteUrl: domain && `https://${domain.OutputValue}`,
    protectedFailures: stacks.flatMap(({ StackName, EnableTerminationProtection, ...stack }) =>
      StackName && EnableTerminationProtection && neverCreated.has(stack.StackStatus)
        ? [{ name: StackName, region: stack.region }]
        : [],
    ),
  };
}

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
