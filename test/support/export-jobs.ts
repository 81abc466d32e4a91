import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { contentOf } from '#lambdas/accounts/exports/make-export.ts';
import { handler } from '#lambdas/entries/queue/run-exports.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext, aJob, aShortContext } from './a-job.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { aUser, ownerId, strangerId } from './builders/people.ts';
import { anAccount, userPoolKeeps } from './kept-user-pool.ts';
import { tableHolds } from './memory-table/table.ts';
import { exportId } from './request-of-route.ts';
import { stored } from './stored.ts';

/** The mocked S3, which stores everything. */
export const s3Mock = mockClient(S3Client);

/** Empties S3 and its history; two users have accounts. */
export function resetExportMocks(): void {
  userPoolKeeps([ownerId, strangerId].map((id) => anAccount(id, { email: 'ana@vitrine.test' })));
  s3Mock.reset();
  s3Mock.on(PutObjectCommand).resolves({});
  s3Mock.on(CreateMultipartUploadCommand).resolves({ UploadId: 'upload-1' });
  s3Mock.on(UploadPartCommand).resolves({ ETag: 'part' });
  s3Mock.on(CompleteMultipartUploadCommand).resolves({});
  s3Mock.on(AbortMultipartUploadCommand).resolves({});
  s3Mock.on(DeleteObjectCommand).resolves({});
}

/** Returns the file commands with their keys, in order. */
export const exportFileCommands = (): string[] =>
  s3Mock.calls().map(({ args: [command] }) => {
    const name = command.constructor.name.replace(/Command$/, '');
    return `${name} ${(command.input as { Key?: string }).Key}`;
  });

/** Returns the content of a user's export. */
export async function contentFor(
  user: UserItem,
  now = new Date('2026-11-21T12:00:00.000Z'),
): Promise<Readonly<Record<string, unknown>>> {
  let text = '';
  for await (const part of contentOf(user.userId, user, now)) text += part.text;
  return JSON.parse(text);
}

/** The exporting owner, and the key of the file. */
export const exportingOwner = aUser({ businessId });
export const fileKey = `${ownerId}/one.json`;

/** The item of an export without a file yet. */
export const underWay = {
  ...keys.export(ownerId),
  id: exportId,
  status: 'processing',
  createdAt: new Date().toISOString(),
  fileKey,
};

/** Makes the table hold the owner, the business and the export in progress. */
export function exportIsUnderWay(): void {
  resetExportMocks();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.user(exportingOwner), stored.business(aBusiness()), underWay);
}

/** Runs a job on the export's file. */
export const runExportJob = (name: 'make-export' | 'remove-export-file' = 'make-export') =>
  runJobInFull(JSON.stringify(aJob(name, { id: fileKey })));

const runJobInFull = (body: string, context = aContext()) =>
  handler({ Records: [{ messageId: 'm0', body }] } as SQSEvent, context);

/** Runs the job in messages with time for one part each. Returns the number of messages. */
export async function runExportInParts(): Promise<number> {
  const queue = mockClient(SQSClient).on(SendMessageBatchCommand).resolves({});
  let count = 0;
  for (let body = JSON.stringify(aJob('make-export', { id: fileKey })); body; count += 1) {
    queue.resetHistory();
    expect(await runJobInFull(body, aShortContext())).toEqual(succeeded);
    const [sent] = queue.commandCalls(SendMessageBatchCommand);
    body = sent?.args[0].input.Entries?.[0]?.MessageBody ?? '';
  }
  queue.restore();
  return count;
}

/** Answers of `runExportJob`. */
export const succeeded = { batchItemFailures: [] };
export const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };
