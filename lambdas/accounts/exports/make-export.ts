import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import type { FileProgress, PartOfContent, RestOfFile } from '#lambdas/platform/files/file.ts';
import { removeFile } from '#lambdas/platform/files/file-storage.ts';
import { FileWriter } from '#lambdas/platform/files/file-writer.ts';
import { findUser, type UserItem } from '#lambdas/platform/identity/user-store.ts';
import { hasExpired, userOfFile } from './export.ts';
import type { ExportCheckpoint } from './jobs.ts';
import { type ExportedUser, type SectionName, sections } from './sections.ts';
import { findExport, markReady } from './store/export-store.ts';
import type { ExportedPage } from './store/exported-items.ts';
import { notIncluded } from './store/exported-kinds.ts';

const bucket = requiredVariable('EXPORTS_BUCKET');

const json = (value: unknown) => JSON.stringify(value, null, 1);

const sectionsInOrder = Object.entries(sections) as [SectionName, (typeof sections)[SectionName]][];

async function exportedUserOf(
  userId: string,
  user: UserItem | undefined,
  now: Date,
): Promise<ExportedUser> {
  const business = user?.businessId ? await findBusiness(user.businessId) : undefined;
  // The business of a validator belongs to somebody else.
  return { userId, user, now, business: business?.userId === userId ? business : undefined };
}

/** Returns the paging key where a list continues; undefined at its start. */
const positionIn = ({ position }: ExportCheckpoint) => position ?? undefined;

/** Name of the step after the last section. */
const end = 'end';

/** Returns the text of a page of records, and where the list continues. */
function partOf({ records, position }: ExportedPage, before: ExportCheckpoint) {
  const readable = records.filter((record) => record !== undefined);
  const texts = readable.map(
    (record, index) => `${before.hasRecords || index > 0 ? ',' : ''}\n${json(record)}`,
  );
  const next = {
    ...before,
    position,
    hasRecords: before.hasRecords || readable.length > 0,
    unreadable: before.unreadable + records.length - readable.length,
  };
  return { text: texts.join(''), next };
}

/** Produces the text of the export file page by page. Unreadable records are left out and counted. */
export async function* contentOf(
  userId: string,
  user: UserItem | undefined,
  now: Date,
  from?: ExportCheckpoint,
): AsyncGenerator<PartOfContent<ExportCheckpoint>> {
  const exported = await exportedUserOf(userId, user, now);
  const names = [...sectionsInOrder.map(([name]) => name), end];
  const startOf = (step = end, unreadable = 0) => ({
    step,
    position: null,
    hasRecords: false,
    unreadable,
  });
  let checkpoint: ExportCheckpoint = from ?? startOf(names[0]);
  if (!from) yield { text: `{\n"exportedAt": ${json(now.toISOString())}`, next: checkpoint };
  for (const [index, [name, section]] of sectionsInOrder.entries()) {
    if (index < names.indexOf(checkpoint.step)) continue;
    const nextName = names[index + 1];
    if ('pages' in section) {
      let opening = positionIn(checkpoint) === undefined ? `,\n"${name}": [` : '';
      for await (const page of section.pages(exported, positionIn(checkpoint))) {
        const { text, next } = partOf(page, checkpoint);
        checkpoint = next;
        yield { text: `${opening}${text}`, next };
        opening = '';
      }
      checkpoint = startOf(nextName, checkpoint.unreadable);
      yield { text: `${opening}]`, next: checkpoint };
      continue;
    }
    const value = await section.value(exported);
    checkpoint = startOf(nextName, checkpoint.unreadable);
    if (value !== undefined) yield { text: `,\n"${name}": ${json(value)}`, next: checkpoint };
  }
  const { unreadable } = checkpoint;
  const text = `,\n"unreadableRecords": ${unreadable},\n"notIncluded": ${json(notIncluded)}\n}\n`;
  yield { text, next: undefined };
}

const fileOf = (fileKey: string) => ({
  bucket,
  key: fileKey,
  contentType: 'application/json; charset=utf-8',
});

/** Removes the file of a former export. */
export async function removeExportFile(fileKey: string): Promise<void> {
  await removeFile(fileOf(fileKey));
}

/** Writes an export while there is time. Removes the file if user or export are gone. Returns the rest. */
export async function makeExport(
  fileKey: string,
  now: Date,
  hasTime: () => boolean,
  progress: FileProgress<ExportCheckpoint> | null,
): Promise<RestOfFile<ExportCheckpoint>> {
  const userId = userOfFile(fileKey);
  const writer = new FileWriter(fileOf(fileKey), now, progress);
  const [user, stored] = await Promise.all([findUser(userId), findExport(userId)]);
  const isGone = user !== undefined && user.status !== 'active';
  if (isGone || stored?.fileKey !== fileKey || hasExpired(stored, now)) {
    await writer.abandon();
    await removeExportFile(fileKey);
    return undefined;
  }
  if (stored.status === 'ready') return undefined;
  const outcome = await writer.write(
    (startedAt, checkpoint) => contentOf(userId, user, startedAt, checkpoint),
    hasTime,
  );
  if (outcome === 'lost') return { progress: null };
  if (outcome === 'unfinished') return { progress: writer.progress };
  if (!(await markReady(userId, fileKey, new Date()))) await removeExportFile(fileKey);
  return undefined;
}
