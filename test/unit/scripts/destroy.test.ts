import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { configOf, type Stage } from '#lib/config/config.ts';
import { destroyAccessRecords, destroyOnAws } from '#scripts/cdk/aws-stage.ts';
import { runCommand } from '#scripts/process/run-command.ts';
import { requireAccount } from '#scripts/stage/aws-account.ts';

jest.mock('#scripts/stage/aws-account.ts');
jest.mock('#scripts/process/run-command.ts');
jest.mock('#lib/config/config.ts', () => {
  const actual = jest.requireActual('#lib/config/config.ts');
  return { ...actual, configOf: jest.fn(actual.configOf) };
});

const cloudFormation = mockClient(CloudFormationClient);
const s3 = mockClient(S3Client);
const secrets = mockClient(SecretsManagerClient);
const one = { Key: 'api/a.gz', VersionId: '1' };

/** Actions of a command, in order. */
const log: string[] = [];
const inputsOf = (mock: typeof s3 | typeof secrets) =>
  mock.calls().map(({ args: [{ input }] }) => input);

const stack = (name: string) => ({
  StackName: name,
  StackId: name,
  StackStatus: 'CREATE_COMPLETE' as const,
  CreationTime: new Date(0),
  Outputs: [{ OutputKey: 'AccessRecordBucketName', OutputValue: 'records' }],
});
const resource = (PhysicalResourceId: string, ResourceType = 'AWS::S3::Bucket') => ({
  ...{ PhysicalResourceId, ResourceType, LogicalResourceId: PhysicalResourceId },
  LastUpdatedTimestamp: new Date(0),
  ResourceStatus: 'CREATE_COMPLETE' as const,
});

/** Lets a stage give up its data, as the step of docs/operations.md does. */
const givesUp = (stage: Stage) =>
  jest.mocked(configOf).mockReturnValueOnce({ ...configOf(stage), retainData: false });

beforeEach(() => {
  log.length = 0;
  jest.spyOn(console, 'log').mockReturnValue();
  jest.mocked(requireAccount).mockImplementation(async () => {
    log.push('account');
    return 'sa-east-1';
  });
  jest.mocked(runCommand).mockImplementation((async () => log.push('cdk')) as () => Promise<never>);
  for (const mock of [cloudFormation, s3, secrets]) mock.reset();
  cloudFormation.on(DescribeStacksCommand).callsFake(async (_, getClient) => ({
    Stacks:
      (await getClient().config.region()) === 'us-east-1'
        ? [stack('vitrine-dev-logs')]
        : [stack('vitrine-dev-data'), stack('vitrine-prod-data')],
  }));
  cloudFormation
    .on(ListStackResourcesCommand, { StackName: 'vitrine-dev-data' })
    .resolves({ StackResourceSummaries: [resource('images'), resource('t', 'AWS::SNS::Topic')] })
    .on(ListStackResourcesCommand, { StackName: 'vitrine-dev-logs' })
    .resolves({ StackResourceSummaries: [resource('logs')] });
  s3.on(ListObjectVersionsCommand).resolves({});
  s3.on(DeleteObjectsCommand).callsFake(async () => {
    log.push('delete');
    return {};
  });
});

it.each([
  ['destroy', 'prod', destroyOnAws, 'retains its data and is not destroyed by a command'],
  ['destroy:access-records', 'prod', destroyAccessRecords, 'retains its data'],
  ['destroy:access-records', 'dev', destroyAccessRecords, 'locks no access records'],
] as const)('%s of %s is refused before it touches anything', async (_, stage, destroy, reason) => {
  await expect(destroy(stage)).rejects.toThrow(`The stage ${stage} ${reason}`);
  expect([log, inputsOf(s3), inputsOf(secrets)]).toEqual([[], [], []]);
});

describe('destroy of dev', () => {
  it('first deletes every version in every bucket of its stacks, then stacks and secrets', async () => {
    s3.on(ListObjectVersionsCommand, { Bucket: 'images' })
      .resolvesOnce({ Versions: [one], IsTruncated: true })
      .resolvesOnce({ DeleteMarkers: [{ ...one, VersionId: '2' }], IsTruncated: false });
    await destroyOnAws('dev');
    expect(log).toEqual(['account', 'delete', 'delete', 'cdk']);
    const deleted = s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input);
    expect(deleted).toEqual([
      { Bucket: 'images', Delete: { Objects: [one] } },
      { Bucket: 'images', Delete: { Objects: [{ ...one, VersionId: '2' }] } },
    ]);
    const listed = s3.commandCalls(ListObjectVersionsCommand);
    const regions = await Promise.all(listed.map(({ thisValue }) => thisValue.config.region()));
    expect(regions).toEqual(['sa-east-1', 'sa-east-1', 'us-east-1']);
    const [, args] = jest.mocked(runCommand).mock.lastCall ?? [];
    expect(args?.slice(0, 5)).toEqual(['destroy', '--all', '--force', '--context', 'stage=dev']);
    expect(secrets.commandCalls(DeleteSecretCommand).map(({ args }) => args[0].input)).toEqual(
      ['push-keys', 'voucher-keys', 'edge-secret'].map((name) => ({
        SecretId: `vitrine-dev-${name}`,
        ForceDeleteWithoutRecovery: true,
      })),
    );
  });

  it('stops when a bucket cannot be emptied', async () => {
    s3.on(ListObjectVersionsCommand).resolves({ Versions: [one] });
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Message: 'Access Denied' }] });
    await expect(destroyOnAws('dev')).rejects.toThrow('images could not be emptied: Access Denied');
    expect([log, inputsOf(secrets)]).toEqual([['account'], []]);
  });
});

it('destroy:access-records of a stage that was given up ends the locks of new files, and removes every version past its lock', async () => {
  s3.on(ListObjectVersionsCommand).resolves({ Versions: [one] });
  givesUp('prod');
  await destroyAccessRecords('prod');
  expect(inputsOf(s3)).toEqual([
    { Bucket: 'records', ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled' } },
    { Bucket: 'records' },
    { Bucket: 'records', Delete: { Objects: [one] }, BypassGovernanceRetention: true },
  ]);
});
