import { randomBytes } from 'node:crypto';
import type { DataExport } from '#contract/accounts/routes.ts';
import { linkSeconds } from '#lambdas/platform/files/file.ts';
import type { ExportItem } from './store/export-store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Longest duration of an export in milliseconds; its job gets five attempts within this time. */
const longestRun = hour;

/** How long (ms) a new call gets the same export. */
const repeatedWithin = minute;

/** Lifetime of an export and its file in milliseconds. */
const lifetime = 24 * hour;

/** Returns a new file key: the user id, by which a job finds the export, and 256 random bits. */
export function newFileKey(userId: string): string {
  return `${userId}/${randomBytes(32).toString('base64url')}.json`;
}

/** Returns the user whose data a file contains, from its key. */
export function userOfFile(fileKey: string): string {
  return fileKey.split('/')[0] ?? '';
}

/** Returns a new export in progress. */
export function newExport(
  { id, fileKey }: { readonly id: string; readonly fileKey: string },
  now: Date,
): ExportItem {
  return { id, fileKey, status: 'processing', createdAt: now.toISOString() };
}

const ageOf = ({ createdAt }: ExportItem, now: Date) => now.getTime() - Date.parse(createdAt);

/** Returns whether an export has expired, and gives no new links. */
export function hasExpired(item: ExportItem, now: Date): boolean {
  return ageOf(item, now) >= lifetime;
}

/** Returns when an export and its file are removed: when the last link expires. */
export function removedAfter({ createdAt }: Pick<ExportItem, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + lifetime + linkSeconds * 1000);
}

/** Returns the status to show: an export still in progress after an hour has failed. */
export function shownStatus(item: ExportItem, now: Date): DataExport['status'] {
  if (item.status === 'ready') return 'ready';
  return ageOf(item, now) >= longestRun ? 'failed' : 'processing';
}

/** Returns whether a call gets this export. A fast export may finish before parallel calls are answered. */
export function isReusable(item: ExportItem, now: Date): boolean {
  return shownStatus(item, now) === 'processing' || ageOf(item, now) < repeatedWithin;
}

/** Returns the file name for the download. */
export function fileNameOf({ createdAt }: ExportItem): string {
  return `vitrine-${createdAt.slice(0, 10)}.json`;
}
