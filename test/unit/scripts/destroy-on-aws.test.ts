import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { destroyOnAws } from '#scripts/cdk/aws-stage.ts';
import { runCommand } from '#scripts/process/run-command.ts';
import { log, mockCdk, passed } from '#test/support/mocked-cdk.ts';

jest.mock('#scripts/stage/aws-account.ts', () => ({ requireAccount: jest.fn() }));
jest.mock('#scripts/process/run-command.ts', () => ({
  runCommand: jest.fn(),
  runInTerminal: jest.fn(),
}));

const cloudFormation = mockClient(CloudFormationClient);
const s3 = mockClient(S3Client);
const secrets = mockClient(SecretsManagerClient);

const bucket = (PhysicalResourceId: string, ResourceType = 'AWS::S3::Bucket') => ({
  PhysicalResourceId,
  ResourceType,
  LogicalResourceId: PhysicalResourceId,
  LastUpdatedTimestamp: new Date(0),
  ResourceStatus: 'CREATE_COMPLETE' as const,
});

beforeEach(() => {
  mockCdk();
  secrets.reset();
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
      { SecretId: 'vitrine-dev-voucher-keys', ForceDeleteWithoutRecovery: true },
      { SecretId: 'vitrine-dev-edge-secret', ForceDeleteWithoutRecovery: true },
    ]);
    expect(s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input)).toEqual([
      { Bucket: 'images', Delete: { Objects: [{ Key: 'a', VersionId: '1' }] } },
      { Bucket: 'images', Delete: { Objects: [{ Key: 'a', VersionId: '2' }] } },
    ]);
    const regions = await Promise.all(
      s3.commandCalls(ListObjectVersionsCommand).map((call) => call.thisValue.config.region()),
    );
    expect(regions).toEqual(['sa-east-1', 'sa-east-1', 'us-east-1']);
    expect(passed(runCommand)).toEqual(['destroy', '--all', '--force', '--context', 'stage=dev']);
  });

  it('stops when a bucket cannot be emptied', async () => {
    cloudFormation
      .on(ListStackResourcesCommand)
      .resolves({ StackResourceSummaries: [bucket('images')] });
    s3.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: 'a', VersionId: '1' }] });
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Message: 'Access Denied' }] });
    await expect(destroyOnAws('dev')).rejects.toThrow('images could not be emptied: Access Denied');
    expect(log).toEqual(['account']);
  });
});
