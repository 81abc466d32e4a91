import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  PutObjectLockConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import * as config from '#lib/config/config.ts';
import { destroyAccessRecords } from '#scripts/cdk/aws-stage.ts';
import { log, mockCdk } from '#test/support/mocked-cdk.ts';

jest.mock('#scripts/stage/aws-account.ts', () => ({ requireAccount: jest.fn() }));
jest.mock('#scripts/process/run-command.ts', () => ({ runCommand: jest.fn() }));
jest.mock('#lib/config/config.ts', () => {
  const actual = jest.requireActual<typeof config>('#lib/config/config.ts');
  return { ...actual, configOf: jest.fn(actual.configOf) };
});

const cloudFormation = mockClient(CloudFormationClient);
const s3 = mockClient(S3Client);
const Bucket = 'records-of-prod';

/** The state after the step of docs/operations.md that gives up prod. */
const giveUp = () => {
  const { configOf } = jest.requireActual<typeof config>('#lib/config/config.ts');
  jest
    .mocked(config.configOf)
    .mockImplementation((stage) => ({ ...configOf(stage), retainData: false }));
};

beforeEach(() => {
  mockCdk();
  const { configOf } = jest.requireActual<typeof config>('#lib/config/config.ts');
  jest.mocked(config.configOf).mockImplementation(configOf);
  cloudFormation.reset();
  s3.reset();
  cloudFormation.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: 'vitrine-prod-data',
        StackStatus: 'UPDATE_COMPLETE',
        CreationTime: new Date(0),
        Outputs: [{ OutputKey: 'AccessRecordBucketName', OutputValue: Bucket }],
      },
    ],
  });
  s3.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: 'api/a.gz', VersionId: '1' }] });
  s3.on(DeleteObjectsCommand).resolves({});
});

describe('destroy:access-records', () => {
  it('is refused while the stage retains its data', async () => {
    await expect(destroyAccessRecords('prod')).rejects.toThrow(/^The stage prod retains its data/);
    expect([log, s3.calls()]).toEqual([[], []]);
  });

  it('is refused for a stage without locks, which does not need it', async () => {
    await expect(destroyAccessRecords('dev')).rejects.toThrow(/^The stage dev locks no access/);
    expect([log, s3.calls()]).toEqual([[], []]);
  });

  it('of a stage that was given up ends the locks of new files, and removes every version past its lock', async () => {
    giveUp();
    await destroyAccessRecords('prod');
    const commands = s3.calls().map(({ args: [{ input }] }) => input);
    expect(commands).toEqual([
      { Bucket, ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled' } },
      { Bucket },
      {
        Bucket,
        Delete: { Objects: [{ Key: 'api/a.gz', VersionId: '1' }] },
        BypassGovernanceRetention: true,
      },
    ]);
    expect(s3.commandCalls(PutObjectLockConfigurationCommand)).toHaveLength(1);
  });
});
