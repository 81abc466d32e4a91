import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { configOf, edgeLogsRegion, type Stage } from '#lib/config.ts';
import { refusalToDeploy } from '#lib/mail-sender.ts';
import type { ProtectedFailure, StageStacks } from '../cdk/new-stacks.ts';
import { stacksNamed } from '../cdk/stacks.ts';
import { UserError } from '../process/user-error.ts';
import { checkSandbox, checkSender } from './check-sender.ts';
import { type Finding, findingOfCheck, linesOf } from './finding.ts';
import { wantedConcurrency } from './wanted-concurrency.ts';

/** Checks that the account is bootstrapped in each region. */
async function checkBootstrap(stage: string, regions: readonly string[]): Promise<Finding> {
  const topic = 'Bootstrap';
  const found = await Promise.all(regions.map((region) => stacksNamed('CDKToolkit', { region })));
  const missing = regions.filter((_, index) => found[index]?.length === 0);
  if (missing.length === 0) return { kind: 'fine', topic, text: regions.join(' and ') };
  return {
    kind: 'failure',
    topic,
    text: `The account is not bootstrapped in ${missing.join(' and ')}.`,
    advice: `Run npm run bootstrap -- --stage ${stage}.`,
  };
}

/** Finds protected stacks whose creation failed. The CDK deletes failed stacks, but not protected ones. */
function checkFailedStacks(failures: readonly ProtectedFailure[]): Finding {
  const topic = 'Earlier failures';
  const [first] = failures;
  if (!first) return { kind: 'fine', topic, text: 'no stack has to be removed by hand' };
  return {
    kind: 'failure',
    topic,
    text: `${failures.map(({ name }) => name).join(', ')} could not be created and is protected, so that it cannot be removed either.`,
    advice: `For each, run aws cloudformation update-termination-protection --no-enable-termination-protection --region ${first.region} --stack-name ${first.name}.`,
  };
}

/**
 * Checks that the account may run the Lambdas for jobs and as many again for API calls. A new account may start with
 * 10.
 */
async function checkConcurrency(wanted: number, region: string): Promise<Finding> {
  const topic = 'Lambdas at the same time';
  const { AccountLimit } = await new LambdaClient({ region }).send(
    new GetAccountSettingsCommand({}),
  );
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  if (limit > 2 * wanted) {
    return { kind: 'fine', topic, text: `at most ${limit}, of which jobs use ${wanted}` };
  }
  return {
    kind: 'warning',
    topic,
    text: `The account allows ${limit} in ${region}, and jobs alone use up to ${wanted}: while there are many, calls of the API are refused (503).`,
    advice: 'Ask for 1,000 in Service Quotas: AWS Lambda, "Concurrent executions".',
  };
}

/** Checks whether the account may create a distribution. AWS has no call for this; it is certain only if one exists. */
async function checkEdge(): Promise<Finding> {
  const topic = 'CloudFront';
  // CloudFront is global; its calls are signed for this region.
  const client = new CloudFrontClient({ region: 'us-east-1' });
  const { DistributionList } = await client.send(new ListDistributionsCommand({ MaxItems: 1 }));
  if (DistributionList?.Quantity) {
    return { kind: 'fine', topic, text: 'the account has a distribution already' };
  }
  return {
    kind: 'unknown',
    topic,
    text: 'The account has no distribution yet, and AWS tells only at the first one whether it allows any.',
    advice:
      'If the web stack fails with "Your account must be verified before you can add new CloudFront resources", send that sentence to AWS Support, wait for the answer, and deploy again.',
  };
}

/**
 * Checks the account of a stage before its first deploy and prints the findings. Changes nothing. Throws a UserError if
 * the deploy would fail.
 */
export async function preflight(stage: Stage, stacks: StageStacks): Promise<void> {
  const findings = await findingsOf(stage, stacks);
  console.log(`\nBefore the first deploy of ${stage}:`);
  for (const line of findings.flatMap(linesOf)) console.log(line);
  if (!findings.some(({ kind }) => kind === 'failure')) return;
  throw new UserError(
    `The deploy of ${stage} would fail: what is marked ✗ above has to be done first. Nothing was changed.`,
  );
}

async function findingsOf(stage: Stage, { protectedFailures }: StageStacks): Promise<Finding[]> {
  const config = configOf(stage);
  const { region } = config.location;
  const regions = [...new Set([region, edgeLogsRegion])];
  return [
    await findingOfCheck('Bootstrap', () => checkBootstrap(stage, regions)),
    checkFailedStacks(protectedFailures),
    ...(config.mail === 'ses' || process.env['MAIL_FROM'] ? await mailFindings(stage, region) : []),
    await findingOfCheck('CloudFront', checkEdge),
    await findingOfCheck('Lambdas at the same time', () =>
      checkConcurrency(wantedConcurrency(stage), region),
    ),
  ];
}

async function mailFindings(stage: Stage, region: string): Promise<Finding[]> {
  const topic = 'Sender of mails';
  const mailFrom = process.env['MAIL_FROM'];
  const refusal = refusalToDeploy(configOf(stage), mailFrom);
  return [
    refusal || !mailFrom
      ? { kind: 'failure', topic, text: refusal ?? '' }
      : await findingOfCheck(topic, () => checkSender(mailFrom, region)),
    await findingOfCheck('Mails to everybody', () => checkSandbox(region)),
  ];
}
