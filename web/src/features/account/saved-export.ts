import { readDraft, saveDraft } from '#web/platform/drafts/drafts.ts';

interface SavedExport {
  readonly id: string;
  readonly savedAt: number;
}

const name = 'export';

/** Returns the id of the export that the user asked for in this tab. Its file exists for a day. */
export const savedExportId = (userId: string): string | undefined =>
  readDraft<SavedExport>(userId, name)?.id;

/** Saves the id of an export for this tab, so that a reload shows it again; deleted with the drafts. */
export function saveExportId(userId: string, id: string): void {
  const saved: SavedExport = { id, savedAt: Date.now() };
  saveDraft(userId, name, saved);
}
