import { readDraft, saveDraft } from '#web/platform/drafts/drafts.ts';

interface KeptExport {
  readonly id: string;
  readonly savedAt: number;
}

const name = 'export';

/** The id of the export that the user asked for in this tab within a day, which is how long its file exists. */
export const keptExportId = (userId: string): string | undefined =>
  readDraft<KeptExport>(userId, name)?.id;

/** Keeps the id of an export for this tab, so that a reload shows it again; it goes with the drafts. */
export function keepExportId(userId: string, id: string): void {
  const kept: KeptExport = { id, savedAt: Date.now() };
  saveDraft(userId, name, kept);
}
