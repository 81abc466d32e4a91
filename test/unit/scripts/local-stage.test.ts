import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { bootstrap, cdk } from '#scripts/cdk/cdk.ts';
import { deployLocally, destroyLocally } from '#scripts/cdk/local-stage.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const mockFolder = temporaryFolder();
jest.mock('#scripts/cdk/cdk.ts', () => ({ cdk: jest.fn(), bootstrap: jest.fn() }));
jest.mock('#scripts/local-endpoint/ensure-endpoint.ts', () => ({
  ensureEndpoint: async () => 'http://127.0.0.1:4566',
}));
jest.mock('#scripts/stage/checkout.ts', () => ({
  ...jest.requireActual('#scripts/stage/checkout.ts'),
  stageFolder: () => mockFolder,
}));

const cloudFormation = mockClient(CloudFormationClient);
const secrets = mockClient(SecretsManagerClient);
/** The secrets of the endpoint, by name. */
const stored = new Map<string, string>();
let stacks: Stack[] = [];
const outputs = [
  'ApiId',
  'UserPoolId',
  'UserPoolClientId',
  'TableName',
  'SiteBucketName',
  'DistributionDomainName',
  'JobsQueueUrl',
  'FailedJobsQueueUrl',
  'AccountJobsQueueUrl',
  'FailedAccountJobsQueueUrl',
  'ExportsQueueUrl',
  'FailedExportsQueueUrl',
  'ExportsBucketName',
  'ImagesBucketName',
  'MessagesQueueUrl',
  'FailedMessagesQueueUrl',
  'ImagesQueueUrl',
  'FailedImagesQueueUrl',
  'LinkPreviewsQueueUrl',
  'FailedLinkPreviewsQueueUrl',
  'FailedUploadEventsQueueUrl',
  'FailedChangesBucketName',
  'FailedSweepsQueueUrl',
  'FailedReservationSweepsQueueUrl',
  'FailedImageSweepsQueueUrl',
];

/** Simulates a CDK deploy to the endpoint: only new stacks get the tags of the call. */
function deployFake(args: readonly string[]): void {
  const tags = args.filter((_, index) => args[index - 1] === '--tags').map((tag) => tag.split('='));
  for (const StackName of ['vitrine-local-data', 'vitrine-local-api']) {
    if (stacks.some((stack) => stack.StackName === StackName)) continue;
    stacks.push({
      StackName,
      StackId: `arn:${StackName}/${Math.random()}`,
      StackStatus: 'CREATE_COMPLETE',
      CreationTime: new Date(0),
      Tags: tags.map(([Key, Value]) => ({ Key, Value })),
    });
  }
  const values = Object.fromEntries(outputs.map((name) => [name, 'x']));
  writeFileSync(path.join(mockFolder, 'outputs.json'), JSON.stringify({ data: values }));
}

const deploys = () => jest.mocked(cdk).mock.calls.filter(([command]) => command === 'deploy');
const destroys = () => jest.mocked(cdk).mock.calls.filter(([command]) => command === 'destroy');

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
  stacks = [];
  stored.clear();
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(({ SecretId }) => {
    const SecretString = stored.get(SecretId);
    if (!SecretString) throw new ResourceNotFoundException({ message: '', $metadata: {} });
    return { SecretString };
  });
  secrets.on(CreateSecretCommand).callsFake(({ Name, SecretString }) => {
    stored.set(Name, SecretString);
    return {};
  });
  secrets.on(DeleteSecretCommand).callsFake(({ SecretId }) => {
    stored.delete(SecretId);
    return {};
  });
  writeFileSync(path.join(mockFolder, 'deployed'), '');
  cloudFormation.reset();
  cloudFormation.on(DescribeStacksCommand).callsFake(async () => ({ Stacks: stacks }));
  cloudFormation.on(ListStackResourcesCommand).resolves({});
  jest.mocked(cdk).mockReset();
  jest.mocked(cdk).mockImplementation(async (command, args) => {
    if (command === 'deploy') deployFake(args);
    else stacks = [];
  });
});

describe('a local deploy', () => {
  it('is skipped while nothing changes', async () => {
    await deployLocally('local');
    await deployLocally('local');
    expect(deploys()).toHaveLength(1);
    expect(bootstrap).toHaveBeenCalled();
  });

  it.each([
    ['is gone', () => stacks.pop()],
    ['was rolled back', () => Object.assign(stacks[0] ?? {}, { StackStatus: 'ROLLBACK_COMPLETE' })],
  ])('is repeated when a stack %s', async (_, change) => {
    await deployLocally('local');
    change();
    await deployLocally('local');
    expect(deploys()).toHaveLength(2);
  });

  it('is repeated for other context values and after it was interrupted', async () => {
    await deployLocally('local');
    await deployLocally('local', { restoredTable: 'a/b' });
    jest.mocked(cdk).mockRejectedValueOnce(new Error('interrupted'));
    await expect(deployLocally('local')).rejects.toThrow('interrupted');
    await deployLocally('local');
    expect(deploys()).toHaveLength(4);
    expect(readFileSync(path.join(mockFolder, 'deployed'), 'utf8')).not.toBe('');
  });
});

describe('the keys of a local stage for push messages', () => {
  const keysGiven = () => deploys().map(([, , { context }]) => context?.['pushPublicKey']);
  const storedKeys = () => JSON.parse(stored.get('vitrine-local-push-keys') ?? '{}');

  it('are made by the first deploy and used by later ones', async () => {
    await deployLocally('local');
    const first = storedKeys();
    await deployLocally('local', { restoredTable: 'a/b' });
    expect(storedKeys()).toEqual(first);
    expect(keysGiven()).toEqual([first.publicKey, first.publicKey]);
    expect(JSON.stringify(jest.mocked(cdk).mock.calls)).not.toContain(first.privateKey);
  });

  it('are removed with its stacks', async () => {
    await deployLocally('local');
    await destroyLocally('local');
    expect(stored.size).toBe(0);
  });

  it('are kept with the stacks of another checkout', async () => {
    deployFake(['--tags', 'vitrine:checkout=another']);
    await deployLocally('local');
    await destroyLocally('local');
    expect(stored.size).toBe(1);
  });
});

describe('the removal of a local stage', () => {
  it('removes the stacks that this checkout created', async () => {
    await deployLocally('local');
    await destroyLocally('local');
    expect(destroys()).toHaveLength(1);
  });

  it('keeps the stacks of another checkout, even if this checkout deployed over them', async () => {
    deployFake(['--tags', 'vitrine:checkout=another']);
    stacks.pop();
    await deployLocally('local');
    await destroyLocally('local');
    expect(destroys()).toHaveLength(0);
  });

  it('does nothing when the stage has no stacks', async () => {
    stacks = [
      { StackName: 'vitrine-test-data', StackStatus: 'CREATE_COMPLETE', CreationTime: new Date(0) },
    ];
    await destroyLocally('local');
    expect(destroys()).toHaveLength(0);
  });
});
