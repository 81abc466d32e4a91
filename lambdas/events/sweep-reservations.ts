import { logger } from '../shared/logger.ts';
import { endUnusedAccess } from '../validators/end-unused-access.ts';
import { reservationPlaceIn } from '../validators/reservation-place.ts';
import { listReservationsBefore } from '../validators/reservation-repository.ts';
import { searchableAfter, undoSettledReservation } from '../validators/undo-reservation.ts';
import { listUnusedAccesses } from '../validators/unused-access-repository.ts';
import { onSchedule } from './sweep.ts';
import { sweepAtPace } from './sweep-at-pace.ts';

const notSwept = { done: 0, failed: 0, isThrottled: true };

/**
 * Runs every five minutes: undoes left-over validator reservations, and disables validators whose temporary
 * password ran out unused. Throws, which raises an alarm, if an item fails, or Cognito throttles before anything
 * is done.
 */
export const handler = onSchedule(async (now, hasTime) => {
  // Cognito's search may lag behind a sign-in of the last moment, too.
  const before = new Date(now.getTime() - searchableAfter);
  const reservations = await sweepAtPace(
    (request) => listReservationsBefore(before, request),
    hasTime,
    (listed) => undoSettledReservation(reservationPlaceIn(listed), now),
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
});
