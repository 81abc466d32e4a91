import { created, ok } from '#lambdas/platform/http/answer.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { isReusable, newExport, newFileKey, shownStatus } from './exports/export.ts';
import { exportsOfDay, findExport, insertExport } from './exports/store/export-store.ts';
import type { AccountOperations } from './targets.ts';

/** Starts an export of the caller's data, or returns a recent one. The table's stream starts the job. */
export const createExport: AccountOperations['createExport'] = async (request) => {
  const { now } = request;
  const { userId } = request.actor;
  const stored = await findExport(userId);
  if (stored && isReusable(stored, now)) {
    return ok({ id: stored.id, status: shownStatus(stored, now) });
  }
  await exportsOfDay.requireBelowLimit(userId, now);
  const made = newExport({ id: newId('export', now), fileKey: newFileKey(userId) }, now);
  return created({ id: made.id, status: 'processing' as const }, `/users/me/exports/${made.id}`, [
    ...insertExport(userId, stored, made),
    exportsOfDay.addOne(userId, now),
  ]);
};
