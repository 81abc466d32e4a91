import type { SQSEvent } from 'aws-lambda';
import { handler } from '#lambdas/events/run-exports.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { aUser, ownerId } from './builders/people.ts';
import { aContext } from './lambda-context.ts';
import { tableHolds } from './memory-table/table.ts';
import { resetExportMocks } from './mocked-export.ts';
import { exportId } from './request-of-route.ts';
import { stored } from './stored.ts';

/** The owner whose data is exported, and the key of the file with it. */
export const owner = aUser({ businessId });
export const fileKey = `${ownerId}/one.json`;

/** The item of an export that has no file yet. */
export const underWay = {
  ...keys.export(ownerId),
  id: exportId,
  status: 'processing',
  createdAt: new Date().toISOString(),
  fileKey,
};

/** Makes the table hold the owner, the business and the export that is under way. */
export function exportIsUnderWay(): void {
  resetExportMocks();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.user(owner), stored.business(aBusiness()), underWay);
}

/** Runs a job on the file of the export. */
export function runExportJob(name: 'make-export' | 'remove-export-file' = 'make-export') {
  const body = JSON.stringify({ name, id: fileKey });
  return handler({ Records: [{ messageId: 'm0', body }] } as SQSEvent, aContext());
}

/** The answers of `runExportJob`. */
export const succeeded = { batchItemFailures: [] };
export const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };
