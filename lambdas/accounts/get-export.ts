import { ok } from '#lambdas/platform/http/answer.ts';
import { shownStatus } from './exports/export.ts';
import type { AccountOperations } from './subjects.ts';

/** The caller's newest export, with a link to its file once that is ready. */
export const getExport: AccountOperations['getExport'] = async ({ export: stored, now }) => {
  const { id } = stored;
  const status = shownStatus(stored, now);
  if (status !== 'ready') return ok({ id, status });
  // No other call makes links, so the client is loaded on demand.
  const { signExportLink } = await import('./exports/export-link.ts');
  return ok({ id, status, ...(await signExportLink(stored, now)) });
};
