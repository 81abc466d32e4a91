import { readDraft, saveDraft } from '#web/platform/drafts/drafts.ts';

interface KeptExport {
  readonly id: string;
  readonly savedAt: number;
}

const name = 'export';

/** Returns the id of the export that the user asked for in this tab. Its file exists for a day. */
export const keptExportId = (userId: string): string | undefined =>
  readDraft<KeptExport>(userId, name)?.id;

/** Saves the id of an export for this tab, so that a reload shows it again; deleted with the drafts. */
export function keepExportId(userId: string, id: string): void {
  const kept: KeptExport = { id, savedAt: Date.now() };
  saveDraft(userId, name, kept);
}
