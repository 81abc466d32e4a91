import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findReservedEmail, freeEmailOf } from '#lambdas/platform/identity/reserved-email-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import type { ReservationKey } from './reservation-key.ts';
import { undoReservation } from './undo-reservation.ts';

/** Milliseconds after which an attempt has ended: more than the Lambda's timeout. */
const longestAttempt = 30_000;

/** Whether a user is removed; their tombstone may be gone, too. */
async function isRemoved(userId: string): Promise<boolean> {
  const user = await findUser(userId);
  return user === undefined || user.status === 'removed';
}

/** Deletes the account of a removed user now instead of in a later job, and frees its e-mail. */
async function endAccount(userId: string, emailHash: string): Promise<void> {
  const { deletePoolAccount } = await import('#lambdas/platform/identity/user-pool-accounts.ts');
  await deletePoolAccount(userId);
  await freeEmailOf(userId, emailHash);
}

/**
 * Returns whether a validator of any business has the e-mail. Frees it first after a removal or a crashed attempt.
 * Throws REQUEST_IN_PROGRESS while an attempt may be running.
 */
export async function isEmailTaken(
  reservationKey: ReservationKey,
  { now, remainingTime }: { readonly now: Date; readonly remainingTime: () => number },
): Promise<boolean> {
  const earlier = await findReservedEmail(reservationKey.emailHash);
  if (!earlier) return false;
  const { businessId, id, reservedAt, userId } = earlier;
  if (userId !== undefined) {
    if (!(await isRemoved(userId))) return true;
    await endAccount(userId, reservationKey.emailHash);
    return false;
  }
  if (now.getTime() - Date.parse(reservedAt) < longestAttempt) {
    throw new AppError('REQUEST_IN_PROGRESS', { retryAfter: 2 });
  }
  await undoReservation({ ...reservationKey, businessId }, id, remainingTime);
  return false;
}
