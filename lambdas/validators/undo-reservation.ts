import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { takeFromValidatorsCount } from '#lambdas/shops/store/validators-count.ts';
import { readAccountOf, searchAccountOf } from './account-of-email.ts';
import type { ReservationPlace } from './reservation-place.ts';
import {
  findReservation,
  markUndoing,
  type Reservation,
  removeReservation,
} from './store/reservation-store.ts';
import type { Account } from './validator-accounts.ts';

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
 * Deletes the account that the attempt made, and returns whether there was one. An account of another business, or of a
 * user, is left alone.
 */
async function undoAccount(
  place: ReservationPlace,
  reservation: Reservation,
  account: Account | undefined,
): Promise<boolean> {
  if (account?.businessId !== reservation.businessId) return false;
  // Another run may have finished before the account was read, and the e-mail be added again since: then the
  // account is that of the new attempt. It is this one's if the reservation is still there after the read.
  if ((await findReservation(place))?.id !== reservation.id) return false;
  if (await findUser(account.userId)) return false;
  const { deletePoolAccount } = await import('#lambdas/platform/identity/user-pool-accounts.ts');
  await deletePoolAccount(account.userId);
  return true;
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
 * Undoes an attempt of a moment ago to make a validator, by the id of its reservation: first the account, then the place and
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
  await undoAccount(place, reservation, await readAccountOf(reservation.email));
  await freePlace(place, reservation, remainingTime);
}

/** Milliseconds until a search of the user pool finds an account for certain, and a reservation counts as left by a crash. */
export const searchableAfter = 15 * 60_000;

/**
 * Undoes an attempt as `undoReservation`, for jobs and schedules, which search the account: a search may miss one of a
 * moment ago. A reservation that is not settled is then left to `sweep-reservations`, but cannot be committed any more.
 * Should the search of a settled one still miss the account, that stays without a user, and the next attempt of the
 * business for the e-mail replaces it.
 */
export async function undoReservationBySearch(
  place: ReservationPlace,
  id: string,
  now: Date,
): Promise<void> {
  const reservation = await beginToUndo(place, id);
  if (!reservation) return;
  const account = await searchAccountOf(reservation.email);
  const isDeleted = await undoAccount(place, reservation, account);
  const isSettled = now.getTime() - Date.parse(reservation.reservedAt) >= searchableAfter;
  if (isDeleted || isSettled) await freePlace(place, reservation);
}

/** Undoes the reservation at a place if it is settled. */
export async function undoSettledReservation(place: ReservationPlace, now: Date): Promise<void> {
  const found = await findReservation(place);
  if (!found || Date.parse(found.reservedAt) > now.getTime() - searchableAfter) return;
  await undoReservationBySearch(place, found.id, now);
}
