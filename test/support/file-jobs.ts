import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { contentOf } from '#lambdas/accounts/exports/make-export.ts';
import { handler as runExports } from '#lambdas/entries/queue/run-exports.ts';
import { handler as runReports } from '#lambdas/entries/queue/run-reports.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext, aJob, aShortContext } from './a-job.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { aReport, reportId } from './builders/a-report.ts';
import { aUser, ownerId, strangerId } from './builders/people.ts';
import { anAccount, userPoolKeeps } from './kept-user-pool.ts';
import { tableHolds } from './memory-table/table.ts';
import { deliver, deliverInTurn } from './mocked-queue.ts';
import { exportId } from './request-of-route.ts';
import { stored } from './stored.ts';

/** The mocked S3, which stores everything. */
export const s3Mock = mockClient(S3Client);

/** Empties S3 and its history; two users have accounts. */
export function resetExportMocks(): void {
  userPoolKeeps([ownerId, strangerId].map((id) => anAccount(id, { email: 'ana@vitrine.test' })));
  s3Mock.reset();
  s3Mock.onAnyCommand().resolves({ UploadId: 'upload-1', ETag: 'part' });
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
  deliver(runExports, [aJob(name, { id: fileKey })]);

/** Runs the job in messages with time for one part each. Returns the number of messages. */
export const runExportInParts = () =>
  deliverInTurn(runExports, aJob('make-export', { id: fileKey }), { newContext: aShortContext });

/** Sets the language of the owner's account. */
export const ownerSpeaks = (locale: string) =>
  userPoolKeeps([anAccount(ownerId, { email: 'dona@vitrine.test', locale })]);

/** Returns the job that makes the file of a report. */
export const makeJob = (fileKey = aReport().fileKey ?? '') =>
  aJob('make-report', { id: reportId, fileKey });

/**
 * Runs a job with all follow-up messages. With `isShort`, each message has time for one part. Returns the number of
 * messages.
 */
export const runReportJob = (job: object, { isShort = false } = {}) =>
  deliverInTurn(runReports, job, { newContext: isShort ? aShortContext : aContext });
