import { ok } from '#lambdas/platform/http/answer.ts';
import { shownStatus } from './exports/export.ts';
import type { AccountOperations } from './targets.ts';

/** Returns the caller's newest export, with a download link once the file is ready. */
export const getExport: AccountOperations['getExport'] = async ({ export: stored, now }) => {
  const { id } = stored;
  const status = shownStatus(stored, now);
  if (status !== 'ready') return ok({ id, status });
  // Loaded on demand: no other call makes links.
  const { signExportLink } = await import('./exports/export-link.ts');
  return ok({ id, status, ...(await signExportLink(stored, now)) });
};
