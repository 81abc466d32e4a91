import { sweepAtPace } from '#lambdas/platform/jobs/sweep-at-pace.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { endUnusedAccess } from './end-unused-access.ts';
import { reservationKeyIn } from './reservation-key.ts';
import { listReservationsBefore } from './store/reservation-store.ts';
import { listUnusedAccesses } from './store/unused-access-store.ts';
import { searchableAfter, undoOverdueReservation } from './undo-reservation.ts';

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
