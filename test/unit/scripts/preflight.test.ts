import { readFileSync } from 'node:fs';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { checkAlarms, findingOfCheck, linesOf } from '#scripts/preflight/finding.ts';
import { preflight } from '#scripts/preflight/preflight.ts';
import { wantedConcurrency } from '#scripts/preflight/wanted-concurrency.ts';

jest.mock('#scripts/preflight/wanted-concurrency.ts', () => ({ wantedConcurrency: jest.fn() }));

const cloudFormation = mockClient(CloudFormationClient);
const cloudFront = mockClient(CloudFrontClient);
const lambda = mockClient(LambdaClient);
const ses = mockClient(SESv2Client);
const sns = mockClient(SNSClient);

const toolkit = {
  StackName: 'CDKToolkit',
  StackStatus: 'CREATE_COMPLETE' as const,
  CreationTime: new Date(0),
};
const distributions = (Quantity: number) => ({
  DistributionList: { Quantity, Marker: '', MaxItems: 1, IsTruncated: false },
});
const identity = { VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' as const };
const missing = new NotFoundException({ message: '', $metadata: {} });
const nothing = { newStacks: [], protectedFailures: [] };

let lines: string[];
const lineOf = (topic: string) => lines.find((line) => line.slice(4).startsWith(topic));
const isRefused = (stage: 'dev' | 'prod', stacks: Parameters<typeof preflight>[1] = nothing) =>
  expect(preflight(stage, stacks)).rejects.toThrow(
    `The deploy of ${stage} would fail: what is marked ✗ above has to be done first. Nothing was changed.`,
  );

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  process.env['MAIL_FROM'] = 'ola@vitrine.example';
  jest.mocked(wantedConcurrency).mockReturnValue(98);
  for (const mock of [cloudFormation, cloudFront, lambda, ses]) mock.reset();
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [toolkit] });
  cloudFront.on(ListDistributionsCommand).resolves(distributions(1));
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  ses.on(GetEmailIdentityCommand, { EmailIdentity: 'vitrine.example' }).resolves(identity);
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true });
});
afterAll(() => {
  delete process.env['MAIL_FROM'];
});

describe('the preflight of a first deploy', () => {
  it('has no complaint about an account that is ready, and asks in the regions of the stage and of its logs', async () => {
    await preflight('prod', nothing);
    expect(lines.slice(1).map((line) => line.slice(0, 3))).toEqual(Array(6).fill('  ✓'));
    const calls = [...cloudFormation.calls(), ...ses.calls(), ...lambda.calls()];
    const regions = await Promise.all(calls.map(({ thisValue }) => thisValue.config.region()));
    expect(regions).toEqual(['sa-east-1', 'us-east-1', 'sa-east-1', 'sa-east-1', 'sa-east-1']);
  });

  it.each([
    ['has no identity of SES', () => ses.on(GetEmailIdentityCommand).rejects(missing)],
    [
      'is not verified',
      () => ses.on(GetEmailIdentityCommand).resolves({ VerificationStatus: 'PENDING' }),
    ],
    ['is missing', () => delete process.env['MAIL_FROM']],
  ])('refuses a sender whose domain %s', async (_, arrange) => {
    arrange();
    await isRefused('prod');
    expect(lineOf('Sender of mails')).toMatch(/^ {2}✗/);
  });

  it('refuses an account without a bootstrap in a region, and names the command', async () => {
    cloudFormation.on(DescribeStacksCommand).callsFake(async (_, getClient) => ({
      Stacks: (await getClient().config.region()) === 'us-east-1' ? [] : [toolkit],
    }));
    await isRefused('dev');
    expect(lineOf('Bootstrap')).toBe(
      '  ✗ Bootstrap: The account is not bootstrapped in us-east-1.',
    );
    expect(lines).toContain('      Run npm run bootstrap -- --stage dev.');
  });

  it('refuses a protected stack that was never created, which the CDK cannot remove', async () => {
    const failed = { name: 'vitrine-prod-data', region: 'sa-east-1' };
    await isRefused('prod', { ...nothing, protectedFailures: [failed] });
    expect(lines.join()).toContain(
      'update-termination-protection --no-enable-termination-protection --region sa-east-1 --stack-name vitrine-prod-data',
    );
  });

  it('warns about the SES sandbox and a low Lambda concurrency, names a check without permission, and continues', async () => {
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    cloudFront.on(ListDistributionsCommand).resolves(distributions(0));
    await preflight('prod', nothing);
    expect(lines.filter((line) => /^ {2}[!?]/.test(line))).toEqual([
      expect.stringMatching(/^ {2}! .*is in the sandbox/),
      expect.stringMatching(/^ {2}\? CloudFront: /),
      expect.stringMatching(/^ {2}! .*allows 10 in sa-east-1, and jobs alone use up to 98/),
    ]);
    lambda.on(GetAccountSettingsCommand).rejects(new Error('AccessDenied'));
    await preflight('prod', nothing);
    expect(lines).toContain(
      '  ? Lambdas at the same time: Could not be checked. Unexpected: AccessDenied',
    );
  });

  it('prints the example of docs/operations.md for a new account', async () => {
    process.env['MAIL_FROM'] = 'ola@example.com';
    cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [] });
    ses.on(GetEmailIdentityCommand).rejects(missing);
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    cloudFront.on(ListDistributionsCommand).resolves(distributions(0));
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    await isRefused('prod');
    const shown = lines.join('\n').trim().replaceAll(/^/gm, '    ');
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n${shown}\n`);
  });
});

it.each([
  [undefined, '  ! Alarms: Nobody gets them.'],
  ['PendingConfirmation', '  ! Alarms: Nobody gets them: a@b.br did not confirm the subscription.'],
  ['arn:aws:sns:sa-east-1:1:topic:2', '  ✓ Alarms: go to a@b.br'],
])('a deploy says who gets the alarms of a subscription %s', async (SubscriptionArn, line) => {
  const Subscriptions = SubscriptionArn ? [{ Endpoint: 'a@b.br', SubscriptionArn }] : [];
  sns.on(ListSubscriptionsByTopicCommand, { TopicArn: 'topic' }).resolves({ Subscriptions });
  const found = await findingOfCheck('Alarms', () => checkAlarms('topic', 'sa-east-1'));
  expect(linesOf(found)[0]).toBe(line);
});
