import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { configOf, edgeLogsRegion, type Stage } from '#lib/config/config.ts';
import { domainOf, refusalToDeploy } from '#lib/config/mail-sender.ts';
import type { ProtectedFailure, StageStacks } from '../cdk/aws-target.ts';
import { stacksNamed } from '../cdk/stacks.ts';
import { UserError } from '../process/user-error.ts';
import { type CheckResult, type Finding, findingOfCheck, linesOf } from './finding.ts';
import { wantedConcurrency } from './wanted-concurrency.ts';

/** Checks that SES may send for the sender's domain: Cognito refuses a user pool with an unverified sender. */
async function checkSender(mailFrom: string, region: string): Promise<CheckResult> {
  const domain = domainOf(mailFrom);
  const failure = (text: string, advice: string): CheckResult => ({
    kind: 'failure',
    text,
    advice,
  });
  const client = new SESv2Client({ region });
  try {
    const identity = await client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    if (identity.VerifiedForSendingStatus) {
      return { kind: 'fine', text: `${domain} is verified in ${region}` };
    }
    return failure(
      `SES in ${region} has not verified ${domain} yet (${identity.VerificationStatus ?? 'no status'}).`,
      'Add the DNS records that SES shows for the identity, and wait until it says "Verified".',
    );
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return failure(
      `SES in ${region} has no identity for ${domain}, the domain of MAIL_FROM.`,
      `Create the identity ${domain} in SES in ${region}, and add the DNS records that it shows.`,
    );
  }
}

/** Checks that SES is out of its sandbox, so that it sends to everybody. */
async function checkSandbox(region: string): Promise<CheckResult> {
  const { ProductionAccessEnabled, SendingEnabled } = await new SESv2Client({ region }).send(
    new GetAccountCommand({}),
  );
  if (!ProductionAccessEnabled) {
    return {
      kind: 'warning',
      text: `SES in ${region} is in the sandbox: it sends to verified addresses only, so nobody else can sign up.`,
      advice: 'Ask for production access in SES, "Account dashboard"; AWS answers within a day.',
    };
  }
  if (SendingEnabled) return { kind: 'fine', text: `SES in ${region} is not in the sandbox` };
  return {
    kind: 'warning',
    text: `AWS has paused the sending of mails in ${region}.`,
    advice: 'SES, "Account dashboard", says why and how to answer.',
  };
}

/** Checks that the account is bootstrapped in each region. */
async function checkBootstrap(stage: string, regions: readonly string[]): Promise<CheckResult> {
  const found = await Promise.all(regions.map((region) => stacksNamed('CDKToolkit', { region })));
  const missing = regions.filter((_, index) => found[index]?.length === 0);
  if (missing.length === 0) return { kind: 'fine', text: regions.join(' and ') };
  return {
    kind: 'failure',
    text: `The account is not bootstrapped in ${missing.join(' and ')}.`,
    advice: `Run npm run bootstrap -- --stage ${stage}.`,
  };
}

/** Finds protected stacks whose creation failed. The CDK deletes failed stacks, but not protected ones. */
function checkFailedStacks(failures: readonly ProtectedFailure[]): CheckResult {
  const [first] = failures;
  if (!first) return { kind: 'fine', text: 'no stack has to be removed by hand' };
  return {
    kind: 'failure',
    text: `${failures.map(({ name }) => name).join(', ')} could not be created and is protected, so that it cannot be removed either.`,
    advice: `For each, run aws cloudformation update-termination-protection --no-enable-termination-protection --region ${first.region} --stack-name ${first.name}.`,
  };
}

/**
 * Checks that the account may run the Lambdas for jobs and as many again for API calls. A new account may start with
 * 10.
 */
async function checkConcurrency(wanted: number, region: string): Promise<CheckResult> {
  const { AccountLimit } = await new LambdaClient({ region }).send(
    new GetAccountSettingsCommand({}),
  );
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  if (limit > 2 * wanted) {
    return { kind: 'fine', text: `at most ${limit}, of which jobs use ${wanted}` };
  }
  return {
    kind: 'warning',
    text: `The account allows ${limit} in ${region}, and jobs alone use up to ${wanted}: while there are many, calls of the API are refused (503).`,
    advice: 'Ask for 1,000 in Service Quotas: AWS Lambda, "Concurrent executions".',
  };
}

/** Checks whether the account may create a distribution. AWS has no call for this; it is certain only if one exists. */
async function checkEdge(): Promise<CheckResult> {
  // CloudFront is global; its calls are signed for this region.
  const client = new CloudFrontClient({ region: 'us-east-1' });
  const { DistributionList } = await client.send(new ListDistributionsCommand({ MaxItems: 1 }));
  if (DistributionList?.Quantity) {
    return { kind: 'fine', text: 'the account has a distribution already' };
  }
  return {
    kind: 'unknown',
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
    { topic: 'Earlier failures', ...checkFailedStacks(protectedFailures) },
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
