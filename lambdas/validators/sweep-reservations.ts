import { lookForAccount } from '#lambdas/platform/identity/find-addressee.ts';
import { sweepAtPace } from '#lambdas/platform/jobs/sweep-at-pace.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { writesToDisable } from './disable-validator.ts';
import { reservationKeyIn } from './reservation-key.ts';
import { listReservationsBefore } from './store/reservation-store.ts';
import { findValidator, listUnusedAccesses, replaceValidator } from './store/validator-store.ts';
import { searchableAfter, undoOverdueReservation } from './undo-reservation.ts';
import { withoutLimit } from './validator.ts';

/**
 * Disables a validator (`<business>#<validator>`) who never signed in before their temporary password ran out. One
 * who did sign in is only removed from the list; one whose account is in doubt stays in it.
 */
async function endUnusedAccess(listed: string, now: Date): Promise<void> {
  const [businessId = '', validatorId = ''] = listed.split('#');
  await retryOnConflict(async (commit) => {
    const validator = await findValidator(businessId, validatorId);
    const { unusedUntil } = validator ?? {};
    if (!validator || unusedUntil === undefined || unusedUntil > now.toISOString()) return;
    const account = await lookForAccount(validator.userId, now);
    if (account === 'in doubt') return;
    const isUsed = account !== 'missing' && !account.hasUnusedPassword;
    await commit(
      isUsed
        ? [replaceValidator(validator, withoutLimit(validator))]
        : await writesToDisable(validator, now),
    );
  });
}

const notSwept = { done: 0, failed: 0, isThrottled: true };

/**
 * Runs every five minutes: undoes left-over validator reservations, and disables validators whose temporary
 * password ran out unused. Throws, which raises an alarm, if an item fails, or Cognito throttles before anything
 * is done.
 */
export async function sweepReservations(now: Date, hasTime: () => boolean) {
  // The search for an unused access, too, may be behind a sign-in of the last moment.
  const before = new Date(now.getTime() - searchableAfter);
  const reservations = await sweepAtPace(
    (request) => listReservationsBefore(before, request),
    hasTime,
    (listed) => undoOverdueReservation(reservationKeyIn(listed), now),
  );
  const accesses = reservations.isThrottled
    ? notSwept
    : await sweepAtPace(
        (request) => listUnusedAccesses(before, request),
        hasTime,
        (listed) => endUnusedAccess(listed, now),
      );
  logger.info('reservations swept', { reservations, accesses });
  const failed = reservations.failed + accesses.failed;
  if (failed > 0) throw new Error(`${failed} reservations or accesses not ended`);
  if (accesses.isThrottled && reservations.done + accesses.done === 0) {
    throw new Error('The user pool throttles, and nothing was swept');
  }
  return { reservations, accesses };
}
