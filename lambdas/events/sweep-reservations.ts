import { logger } from '../shared/logger.ts';
import { endUnusedAccess } from '../validators/end-unused-access.ts';
import { reservationPlaceIn } from '../validators/reservation-place.ts';
import { listReservationsBefore } from '../validators/reservation-repository.ts';
import { undoReservationBefore } from '../validators/undo-reservation.ts';
import { listUnusedAccesses } from '../validators/unused-access-repository.ts';
import { onSchedule, sweep } from './sweep.ts';

/** Milliseconds after which a reservation is what a crash left. */
const age = 15 * 60_000;

/**
 * Runs every five minutes: undoes the reservations of validators that an attempt left behind because it crashed
 * or could not undo them itself, and disables validators who never signed in once their temporary password has run out.
 * Throws where one fails again, so that the event is kept and raises an alarm; the next run tries it again, too.
 */
export const handler = onSchedule(async (now, hasTime) => {
  const before = new Date(now.getTime() - age);
  const reservations = await sweep(
    (request) => listReservationsBefore(before, request),
    hasTime,
    (listed) => undoReservationBefore(reservationPlaceIn(listed), before),
  );
  const accesses = await sweep(
    (request) => listUnusedAccesses(now, request),
    hasTime,
    (listed) => endUnusedAccess(listed, now),
  );
  logger.info('reservations swept', { reservations, accesses });
  const failed = reservations.failed + accesses.failed;
  if (failed > 0) throw new Error(`${failed} reservations or accesses not ended`);
  return { reservations, accesses };
});
