import { randomBytes } from 'node:crypto';
import type { DataExport } from '#contract/accounts/accounts.ts';
import { linkSeconds } from '#lambdas/platform/files/file.ts';
import type { ExportItem } from './store/export-store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long an export may take, in milliseconds; its job is tried five times within it. */
const longestRun = hour;

/** How long after its start a call is taken as a repetition of the one that started an export, in milliseconds. */
const repeatedWithin = minute;

/** How long an export and its file exist, in milliseconds. */
const lifetime = 24 * hour;

/**
 * The key of a new file in the bucket: below the id of its user, so that a job on a file finds the user's
 * export, and with 256 random bits, so that nobody can guess it.
 */
export function newFileKey(userId: string): string {
  return `${userId}/${randomBytes(32).toString('base64url')}.json`;
}

/** The user whose data a file has, by its key. */
export function userOfFile(fileKey: string): string {
  return fileKey.split('/')[0] ?? '';
}

/** A new export, which is under way. */
export function newExport(
  { id, fileKey }: { readonly id: string; readonly fileKey: string },
  now: Date,
): ExportItem {
  return { id, fileKey, status: 'processing', createdAt: now.toISOString() };
}

const ageOf = ({ createdAt }: ExportItem, now: Date) => now.getTime() - Date.parse(createdAt);

/** Whether an export is over: its file is gone, or will be as soon as its last link is not valid any more. */
export function hasExpired(item: ExportItem, now: Date): boolean {
  return ageOf(item, now) >= lifetime;
}

/** The instant after which the item of an export and its file are removed: the end of the last link. */
export function removedAfter({ createdAt }: Pick<ExportItem, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + lifetime + linkSeconds * 1000);
}

/** What is shown of an export's progress: one that is under way for an hour has failed. */
export function shownStatus(item: ExportItem, now: Date): DataExport['status'] {
  if (item.status === 'ready') return 'ready';
  return ageOf(item, now) >= longestRun ? 'failed' : 'processing';
}

/**
 * Whether a call for an export gets this one instead of another: it is under way, or was started within the last
 * minute, since a small one may be ready before all of several calls at once are answered.
 */
export function isReusable(item: ExportItem, now: Date): boolean {
  return shownStatus(item, now) === 'processing' || ageOf(item, now) < repeatedWithin;
}

/** The name under which a browser saves the file of an export. */
export function fileNameOf({ createdAt }: ExportItem): string {
  return `vitrine-${createdAt.slice(0, 10)}.json`;
}
