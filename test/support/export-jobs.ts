import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '#lambdas/entries/queue/run-exports.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aJob } from './a-job.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { aUser, ownerId } from './builders/people.ts';
import { aContext, aShortContext } from './lambda-context.ts';
import { tableHolds } from './memory-table/table.ts';
import { resetExportMocks } from './mocked-export.ts';
import { exportId } from './request-of-route.ts';
import { stored } from './stored.ts';

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
