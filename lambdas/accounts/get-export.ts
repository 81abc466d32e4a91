import type { accountRoutes } from '#contract/routes/accounts.ts';
import { hasExpired, shownStatus } from '../exports/export.ts';
import { findExport } from '../exports/export-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** The caller's newest export, with a link to its file once that is ready. */
export const getExport: Operation<typeof accountRoutes.getExport> = async ({
  actor,
  params: { id },
  now,
}) => {
  const stored = await findExport(actor.userId);
  if (stored?.id !== id || hasExpired(stored, now)) throw new AppError('EXPORT_NOT_FOUND');
  const status = shownStatus(stored, now);
  if (status !== 'ready') return ok({ id, status });
  // No other call makes links, so the client is loaded on demand.
  const { linkTo } = await import('../exports/export-link.ts');
  return ok({ id, status, ...(await linkTo(stored, now)) });
};
