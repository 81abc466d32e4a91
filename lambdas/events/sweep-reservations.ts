import type { Context, ScheduledEvent } from 'aws-lambda';
import { logger } from '../shared/logger.ts';
import { placeIn } from '../validators/reservation-place.ts';
import { listReservationsBefore } from '../validators/reservation-repository.ts';
import { undoReservationBefore } from '../validators/undo-reservation.ts';
import { sweep } from './sweep.ts';

/** Milliseconds after which a reservation is what a crash left. */
const age = 15 * 60_000;

/** A sweep stops when less time remains, in milliseconds, and leaves the rest to the next one. */
const reserve = 30_000;

/**
 * Runs every five minutes: undoes the reservations of validators that an attempt left behind because it crashed
 * or could not undo them itself. Throws where one fails again, so that the event is kept and raises an alarm;
 * the next run tries it again, too.
 */
export async function handler(event: ScheduledEvent, context: Context) {
  const before = new Date(Date.parse(event.time) - age);
  const reservations = await sweep(
    (request) => listReservationsBefore(before, request),
    () => context.getRemainingTimeInMillis() > reserve,
    (listed) => undoReservationBefore(placeIn(listed), before),
  );
  logger.info('reservations swept', { reservations });
  if (reservations.failed > 0) throw new Error(`${reservations.failed} reservations not undone`);
  return { reservations };
}
