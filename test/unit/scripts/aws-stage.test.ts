import path from 'node:path';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import { requireAccount } from '#scripts/aws/account.ts';
import { bootstrapOnAws, deployToAws, destroyOnAws, diffWithAws } from '#scripts/cdk/aws-stage.ts';
import { runCommand, runInTerminal } from '#scripts/process/run-command.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { checkout } from '#scripts/stage/checkout.ts';

jest.mock('#scripts/aws/account.ts', () => ({ requireAccount: jest.fn() }));
jest.mock('#scripts/process/run-command.ts', () => ({
  runCommand: jest.fn(),
  runInTerminal: jest.fn(),
}));
jest.mock('#scripts/site/build-site.ts', () => ({
  buildSite: jest.fn(),
  siteFolder: '/checkout/dist/web',
}));
jest.mock('#scripts/stage/outputs.ts', () => ({
  ...jest.requireActual('#scripts/stage/outputs.ts'),
  readOutputs: () => ({ DistributionDomainName: 'd1.cloudfront.net' }),
}));

const log: string[] = [];
const note = (what: string) => async () => {
  log.push(what);
  return '';
};
const hidden = jest.mocked(runCommand);
const shown = jest.mocked(runInTerminal);
const cloudFormation = mockClient(CloudFormationClient);
const s3 = mockClient(S3Client);
const secrets = mockClient(SecretsManagerClient);
const pushKeys = generateVAPIDKeys();
const wasTerminal = [process.stdin.isTTY, process.stdout.isTTY] as const;

function inTerminal(isTerminal: boolean): void {
  process.stdin.isTTY = isTerminal;
  process.stdout.isTTY = isTerminal;
}

/** The arguments of the CDK, except those that every command has. */
function passed(runner: typeof hidden | typeof shown): readonly string[] {
  const [, args] = runner.mock.calls.at(-1) ?? [];
  const common = ['--output', '--no-notices', '--no-color'];
  return (args ?? []).filter((arg) => !common.includes(arg) && !arg.startsWith(`${checkout}/cdk`));
}

beforeEach(() => {
  log.length = 0;
  jest.spyOn(console, 'log').mockReturnValue();
  jest.mocked(requireAccount).mockImplementation(async () => {
    log.push('account');
    return 'sa-east-1';
  });
  jest.mocked(buildSite).mockImplementation(note('build') as () => Promise<never>);
  hidden.mockImplementation(note('cdk'));
  shown.mockImplementation(note('cdk in the terminal') as () => Promise<never>);
  process.env['MAIL_FROM'] = 'ola@vitrine.example';
  inTerminal(true);
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(pushKeys) });
});
afterAll(() => {
  delete process.env['MAIL_FROM'];
  [process.stdin.isTTY, process.stdout.isTTY] = wasTerminal;
});

const pushContext = ['--context', `pushPublicKey=${pushKeys.publicKey}`];
const sameContext = [
  '--context',
  'stage=prod',
  '--context',
  'site=/checkout/dist/web',
  ...pushContext,
];
const noSecret = () =>
  secrets
    .on(GetSecretValueCommand)
    .rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));

describe('bootstrap of a stage', () => {
  it('bootstraps the accounts and regions of its stacks', async () => {
    await bootstrapOnAws('dev');
    expect(log).toEqual(['account', 'cdk']);
    expect(passed(hidden)).toEqual(['bootstrap', '--context', 'stage=dev']);
  });
});

describe('deploy to AWS', () => {
  it('of dev checks the account, builds the site and does not ask', async () => {
    inTerminal(false);
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'cdk']);
    expect(passed(hidden)).toEqual([
      'deploy',
      '--all',
      '--outputs-file',
      path.join(checkout, '.local/dev/outputs.json'),
      '--require-approval',
      'never',
      '--context',
      'stage=dev',
      '--context',
      'site=/checkout/dist/web',
      ...pushContext,
    ]);
  });

  it('makes the keys for push messages in the region of the stage, where there are none', async () => {
    noSecret();
    secrets.on(CreateSecretCommand).callsFake(({ SecretString }) => {
      log.push('keys');
      secrets.on(GetSecretValueCommand).resolves({ SecretString });
      return {};
    });
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'keys', 'cdk']);
    const [made] = secrets.commandCalls(CreateSecretCommand);
    expect(await made?.thisValue.config.region()).toBe('sa-east-1');
    const { publicKey } = JSON.parse(made?.args[0].input.SecretString ?? '');
    expect(passed(hidden).at(-1)).toBe(`pushPublicKey=${publicKey}`);
  });

  it('gives the synthesis no private key', async () => {
    await deployToAws('dev');
    expect(JSON.stringify(hidden.mock.calls)).not.toContain(pushKeys.privateKey);
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  });

  it('of prod asks in the terminal before it widens permissions', async () => {
    await deployToAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk in the terminal']);
    expect(passed(shown)).toEqual([
      'deploy',
      '--all',
      '--outputs-file',
      path.join(checkout, '.local/prod/outputs.json'),
      '--require-approval',
      'broadening',
      ...sameContext,
    ]);
    expect(shown.mock.calls.at(-1)?.[2].env).not.toHaveProperty('CI', '1');
  });

  it('of prod is refused outside a terminal and without a sender of mails', async () => {
    inTerminal(false);
    await expect(deployToAws('prod')).rejects.toThrow(
      'A deploy of prod asks for approval of IAM changes: run it in a terminal.',
    );
    inTerminal(true);
    delete process.env['MAIL_FROM'];
    await expect(deployToAws('prod')).rejects.toThrow(/set MAIL_FROM/);
    expect(log).toEqual(['account']);
  });
});

describe('diff with AWS', () => {
  it('builds and synthesizes the same as a deploy', async () => {
    await diffWithAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk in the terminal']);
    expect(passed(shown)).toEqual(['diff', '--all', ...sameContext]);
  });

  it('never makes keys for push messages', async () => {
    noSecret();
    await diffWithAws('prod');
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
    expect(passed(shown).join()).not.toContain('pushPublicKey');
  });
});

describe('destroy on AWS', () => {
  beforeEach(() => {
    cloudFormation.reset();
    s3.reset();
    const stack = (StackName: string) => ({
      StackName,
      StackId: StackName,
      StackStatus: 'CREATE_COMPLETE' as const,
      CreationTime: new Date(0),
    });
    cloudFormation.on(DescribeStacksCommand).callsFake(async (_, getClient) => ({
      Stacks:
        (await getClient().config.region()) === 'us-east-1'
          ? [stack('vitrine-dev-logs')]
          : [stack('vitrine-dev-data'), stack('vitrine-prod-data')],
    }));
  });

  it('of prod is refused with a clear message', async () => {
    await expect(destroyOnAws('prod')).rejects.toThrow(
      /^The stage prod retains its data and is not destroyed by a command/,
    );
    expect(log).toEqual([]);
    expect(secrets.calls()).toEqual([]);
  });

  it('of dev first deletes every version in every bucket of its stacks', async () => {
    const bucket = (PhysicalResourceId: string, ResourceType = 'AWS::S3::Bucket') => ({
      PhysicalResourceId,
      ResourceType,
      LogicalResourceId: PhysicalResourceId,
      LastUpdatedTimestamp: new Date(0),
      ResourceStatus: 'CREATE_COMPLETE' as const,
    });
    cloudFormation
      .on(ListStackResourcesCommand, { StackName: 'vitrine-dev-data' })
      .resolves({ StackResourceSummaries: [bucket('images'), bucket('t', 'AWS::SNS::Topic')] })
      .on(ListStackResourcesCommand, { StackName: 'vitrine-dev-logs' })
      .resolves({ StackResourceSummaries: [bucket('logs')] });
    s3.on(ListObjectVersionsCommand, { Bucket: 'images' })
      .resolvesOnce({ Versions: [{ Key: 'a', VersionId: '1' }], IsTruncated: true })
      .resolvesOnce({ DeleteMarkers: [{ Key: 'a', VersionId: '2' }], IsTruncated: false })
      .on(ListObjectVersionsCommand, { Bucket: 'logs' })
      .resolves({});
    s3.on(DeleteObjectsCommand).callsFake(async () => {
      log.push('delete');
      return {};
    });

    await destroyOnAws('dev');

    expect(log).toEqual(['account', 'delete', 'delete', 'cdk']);
    expect(secrets.commandCalls(DeleteSecretCommand).map(({ args }) => args[0].input)).toEqual([
      { SecretId: 'vitrine-dev-push-keys', ForceDeleteWithoutRecovery: true },
    ]);
    expect(s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input)).toEqual([
      { Bucket: 'images', Delete: { Objects: [{ Key: 'a', VersionId: '1' }] } },
      { Bucket: 'images', Delete: { Objects: [{ Key: 'a', VersionId: '2' }] } },
    ]);
    const regions = await Promise.all(
      s3.commandCalls(ListObjectVersionsCommand).map((call) => call.thisValue.config.region()),
    );
    expect(regions).toEqual(['sa-east-1', 'sa-east-1', 'us-east-1']);
    expect(passed(hidden)).toEqual(['destroy', '--all', '--force', '--context', 'stage=dev']);
  });

  it('stops when a bucket cannot be emptied', async () => {
    cloudFormation.on(ListStackResourcesCommand).resolves({
      StackResourceSummaries: [
        {
          LogicalResourceId: 'Images',
          PhysicalResourceId: 'images',
          ResourceType: 'AWS::S3::Bucket',
          LastUpdatedTimestamp: new Date(0),
          ResourceStatus: 'CREATE_COMPLETE',
        },
      ],
    });
    s3.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: 'a', VersionId: '1' }] });
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Message: 'Access Denied' }] });
    await expect(destroyOnAws('dev')).rejects.toThrow('images could not be emptied: Access Denied');
    expect(log).toEqual(['account']);
  });
});
