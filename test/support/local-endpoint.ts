import { writeFileSync } from 'node:fs';
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
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { cdk } from '#scripts/cdk/cdk.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const cloudFormation = mockClient(CloudFormationClient);
const secrets = mockClient(SecretsManagerClient);
mockClient(SESv2Client).on(CreateEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });

export const endpointFolder = temporaryFolder();

export const stacks: Stack[] = [];

export const secretsByName = new Map<string, string>();

const outputs = [
  'ApiId',
  'UserPoolId',
  'UserPoolClientId',
  'TableName',
  'SiteBucketName',
  'DistributionDomainName',
  'JobsQueueUrl',
  'FailedJobsQueueUrl',
  'CountsQueueUrl',
  'FailedCountsQueueUrl',
  'AccountJobsQueueUrl',
  'FailedAccountJobsQueueUrl',
  'BillingsQueueUrl',
  'FailedBillingsQueueUrl',
  'ExportsQueueUrl',
  'FailedExportsQueueUrl',
  'ExportsBucketName',
  'ReportsQueueUrl',
  'FailedReportsQueueUrl',
  'ReportsBucketName',
  'ImagesBucketName',
  'ReceiptsBucketName',
  'TrialKeySecretArn',
  'MessagesQueueUrl',
  'FailedMessagesQueueUrl',
  'MailsQueueUrl',
  'FailedMailsQueueUrl',
  'ViewsQueueUrl',
  'FailedViewsQueueUrl',
  'ImagesQueueUrl',
  'FailedImagesQueueUrl',
  'LinkPreviewsQueueUrl',
  'FailedLinkPreviewsQueueUrl',
  'PictureMovesQueueUrl',
  'FailedPictureMovesQueueUrl',
  'FailedUploadEventsQueueUrl',
  'FailedReceiptEventsQueueUrl',
  'FailedChangesBucketName',
  'FailedSweepsQueueUrl',
  'FailedReservationSweepsQueueUrl',
  'FailedBillingSweepsQueueUrl',
  'FailedClaimSweepsQueueUrl',
  'FailedReportSweepsQueueUrl',
  'FailedSitemapsQueueUrl',
  'FailedImageSweepsQueueUrl',
  'AlarmTopicArn',
  'FailedOwnerSweepsQueueUrl',
];

/** Simulates a CDK deploy to the endpoint: only new stacks get the tags of the call. */
export function deployFake(args: readonly string[]): void {
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
  writeFileSync(path.join(endpointFolder, 'outputs.json'), JSON.stringify({ data: values }));
}

/** Return the CDK's deploy and destroy calls. */
export const deploys = () =>
  jest.mocked(cdk).mock.calls.filter(([command]) => command === 'deploy');
export const destroys = () =>
  jest.mocked(cdk).mock.calls.filter(([command]) => command === 'destroy');

/** Empties the endpoint; nothing was deployed from this checkout. The test file has to mock `cdk.ts`. */
export function emptyEndpoint(): void {
  jest.spyOn(console, 'log').mockReturnValue();
  stacks.length = 0;
  secretsByName.clear();
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(({ SecretId }) => {
    const SecretString = secretsByName.get(SecretId);
    if (!SecretString) throw new ResourceNotFoundException({ message: '', $metadata: {} });
    return { SecretString };
  });
  secrets.on(CreateSecretCommand).callsFake(({ Name, SecretString }) => {
    secretsByName.set(Name, SecretString);
    return {};
  });
  secrets.on(DeleteSecretCommand).callsFake(({ SecretId }) => {
    secretsByName.delete(SecretId);
    return {};
  });
  writeFileSync(path.join(endpointFolder, 'deployed'), '');
  cloudFormation.reset();
  cloudFormation.on(DescribeStacksCommand).callsFake(async () => ({ Stacks: [...stacks] }));
  cloudFormation.on(ListStackResourcesCommand).resolves({});
  jest.mocked(cdk).mockReset();
  jest.mocked(cdk).mockImplementation(async (command, args) => {
    if (command === 'deploy') deployFake(args);
    else stacks.length = 0;
  });
}
