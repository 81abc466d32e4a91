import type { StackStatus } from '@aws-sdk/client-cloudformation';
import { configOf, edgeLogsRegion, type Stage } from '#lib/config/config.ts';
import { type StackPart, stackName, stackParts } from '#lib/config/stage-names.ts';
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
