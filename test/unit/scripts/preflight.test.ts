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
import { mockClient } from 'aws-sdk-client-mock';
import { preflight } from '#scripts/preflight/preflight.ts';
import { wantedConcurrency } from '#scripts/preflight/wanted-concurrency.ts';

jest.mock('#scripts/preflight/wanted-concurrency.ts', () => ({ wantedConcurrency: jest.fn() }));

const cloudFormation = mockClient(CloudFormationClient);
const cloudFront = mockClient(CloudFrontClient);
const lambda = mockClient(LambdaClient);
const ses = mockClient(SESv2Client);

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
/** The lines that are not marked as fine. */
const complaints = () => lines.slice(1).filter((line) => !line.startsWith('  ✓'));

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
  it('has no complaint about an account that is ready', async () => {
    await preflight('prod', nothing);
    expect(complaints()).toEqual([]);
    expect(lines).toHaveLength(7);
  });

  it('asks SES and Lambda in the region of the stage, and checks the bootstrap also in the region of the logs', async () => {
    await preflight('prod', nothing);
    const regions = await Promise.all(
      [...cloudFormation.calls(), ...ses.calls(), ...lambda.calls()].map(({ thisValue }) =>
        thisValue.config.region(),
      ),
    );
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
    await expect(preflight('prod', nothing)).rejects.toThrow(
      'The deploy of prod would fail: what is marked ✗ above has to be done first. Nothing was changed.',
    );
    expect(complaints()[0]).toMatch(/^ {2}✗ Sender of mails: /);
  });

  it('refuses an account without a bootstrap in a region, and names the command', async () => {
    cloudFormation.on(DescribeStacksCommand).callsFake(async (_, getClient) => ({
      Stacks: (await getClient().config.region()) === 'us-east-1' ? [] : [toolkit],
    }));
    await expect(preflight('dev', nothing)).rejects.toThrow(/would fail/);
    expect(complaints()).toEqual([
      '  ✗ Bootstrap: The account is not bootstrapped in us-east-1.',
      '      Run npm run bootstrap -- --stage dev.',
    ]);
  });

  it('refuses a protected stack that was never created, which the CDK cannot remove', async () => {
    const failed = { name: 'vitrine-prod-data', region: 'sa-east-1' };
    const stacks = { ...nothing, protectedFailures: [failed] };
    await expect(preflight('prod', stacks)).rejects.toThrow(/would fail/);
    expect(complaints()[1]).toContain(
      'update-termination-protection --no-enable-termination-protection --region sa-east-1 --stack-name vitrine-prod-data',
    );
  });

  it('warns about the SES sandbox and a low Lambda concurrency, and continues', async () => {
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    await preflight('prod', nothing);
    expect(complaints().filter((line) => line.startsWith('  !'))).toEqual([
      expect.stringContaining('is in the sandbox'),
      expect.stringContaining('The account allows 10 in sa-east-1, and jobs alone use up to 98'),
    ]);
  });

  it('says that nobody knows whether an account without a distribution may create one', async () => {
    cloudFront.on(ListDistributionsCommand).resolves(distributions(0));
    await preflight('prod', nothing);
    expect(complaints()).toEqual([
      expect.stringMatching(/^ {2}\? CloudFront: /),
      expect.stringContaining('AWS Support'),
    ]);
  });

  it('prints the example of docs/operations.md for a new account', async () => {
    process.env['MAIL_FROM'] = 'ola@example.com';
    cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [] });
    ses.on(GetEmailIdentityCommand).rejects(missing);
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    cloudFront.on(ListDistributionsCommand).resolves(distributions(0));
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    await expect(preflight('prod', nothing)).rejects.toThrow(/would fail/);
    const shown = lines.join('\n').trim().replaceAll(/^/gm, '    ');
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n${shown}\n`);
  });

  it('reports checks without permission, and continues', async () => {
    lambda.on(GetAccountSettingsCommand).rejects(new Error('AccessDenied'));
    await preflight('prod', nothing);
    expect(complaints()).toEqual([
      '  ? Lambdas at the same time: Could not be checked. Unexpected: AccessDenied',
    ]);
  });
});
