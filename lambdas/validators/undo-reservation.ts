import { findUser } from '../shared/identity/user-repository.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { takeFromValidatorsCount } from '../shops/repository/validators-count.ts';
import type { ReservationPlace } from './reservation-place.ts';
import {
  findReservation,
  markUndoing,
  type Reservation,
  removeReservation,
} from './reservation-repository.ts';

/** Marks a reservation, so that its validator cannot be committed; undefined where that or another came first. */
function beginToUndo(
  place: ReservationPlace,
  id: string,
  remainingTime?: () => number,
): Promise<Reservation | undefined> {
  return retryOnConflict(async (commit) => {
    const reservation = await findReservation(place);
    if (reservation?.id !== id) return undefined;
    if (reservation.state === 'reserved') await commit([markUndoing(place, reservation)]);
    return reservation;
  }, remainingTime);
}

/**
 * Takes back what the attempt did in the user pool: deletes the account that it made. An account that the business
 * did not make, or that somebody has, is left alone.
 */
async function undoAccount(place: ReservationPlace, reservation: Reservation): Promise<void> {
  const { findAccountOf } = await import('./validator-accounts.ts');
  const account = await findAccountOf(reservation.email);
  if (account?.businessId !== reservation.businessId) return;
  // Another run may have finished before the account was read, and the e-mail be added again since: then the
  // account is that of the new attempt. It is this one's if the reservation is still there after the read.
  if ((await findReservation(place))?.id !== reservation.id) return;
  if (await findUser(account.userId)) return;
  const { deletePoolAccount } = await import('../shared/identity/user-pool-accounts.ts');
  await deletePoolAccount(account.userId);
}

async function freePlace(
  place: ReservationPlace,
  { id }: Reservation,
  remainingTime?: () => number,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const reservation = await findReservation(place);
    if (reservation?.id !== id) return;
    await commit([
      ...removeReservation(place, reservation),
      ...(await takeFromValidatorsCount(reservation.shopId)),
    ]);
  }, remainingTime);
}

/**
 * Undoes an attempt to make a validator, by the id of its reservation: first the account, then the place and
 * the count. It does nothing where the validator was committed or the attempt was undone, may run more than
 * once and at the same time, and goes on where another run ended. Throws the errors of Cognito and the table, and
 * WriteConflict as `retryOnConflict` does: a caller that is itself run again passes the time that it has left.
 */
export async function undoReservation(
  place: ReservationPlace,
  id: string,
  remainingTime?: () => number,
): Promise<void> {
  const reservation = await beginToUndo(place, id, remainingTime);
  if (!reservation) return;
  await undoAccount(place, reservation);
  await freePlace(place, reservation, remainingTime);
}

/** Undoes the reservation at a place if it was made before an instant. */
export async function undoReservationBefore(place: ReservationPlace, instant: Date): Promise<void> {
  const reservation = await findReservation(place);
  if (!reservation || reservation.reservedAt > instant.toISOString()) return;
  await undoReservation(place, reservation.id);
}
