import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { takeFromValidatorsCount } from '#lambdas/shops/store/shop-counters-store.ts';
import type { ReservationKey } from './reservation-key.ts';
import {
  findReservation,
  markUndoing,
  type Reservation,
  removeReservation,
} from './store/reservation-store.ts';
import type { Account } from './validator-accounts.ts';

/** Finds the account with an e-mail; undefined without one. Throws Cognito's errors. */
type FindAccount = (email: string) => Promise<Account | undefined>;

// Only few calls need Cognito's client, so it is loaded on demand.

/** Reads the current account. For API calls that have just created it: Cognito bills its person as active already. */
const readAccountOf: FindAccount = async (email) => {
  const { findAccountOf } = await import('./validator-accounts.ts');
  return findAccountOf(email);
};

/** Searches the account as it was a moment ago, at no cost. For jobs and schedules. */
const searchAccountOf: FindAccount = async (email) => {
  const { searchAccount } = await import('#lambdas/platform/identity/search-account.ts');
  const account = await searchAccount('email', email);
  return account && { userId: account.userId, businessId: account.attributes['family_name'] };
};

/** Marks a reservation, so its validator cannot be committed; undefined where it is not this attempt's. */
function beginToUndo(
  reservationKey: ReservationKey,
  id: string,
  remainingTime?: () => number,
): Promise<Reservation | undefined> {
  return retryOnConflict(async (commit) => {
    const reservation = await findReservation(reservationKey);
    if (reservation?.id !== id) return undefined;
    if (reservation.state === 'reserved') await commit([markUndoing(reservationKey, reservation)]);
    return reservation;
  }, remainingTime);
}

/**
 * Deletes the account that the attempt created, and returns whether there was one. An account of another business, or
 * of a user, is left alone.
 */
async function undoAccount(
  reservationKey: ReservationKey,
  reservation: Reservation,
  account: Account | undefined,
): Promise<boolean> {
  if (account?.businessId !== reservation.businessId) return false;
  // A new attempt may have created the account after another run finished. If the reservation is still there after
  // that read, the account belongs to this attempt.
  if ((await findReservation(reservationKey))?.id !== reservation.id) return false;
  if (await findUser(account.userId)) return false;
  const { deletePoolAccount } = await import('#lambdas/platform/identity/user-pool-accounts.ts');
  await deletePoolAccount(account.userId);
  return true;
}

async function freeReservation(
  reservationKey: ReservationKey,
  { id }: Reservation,
  remainingTime?: () => number,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const reservation = await findReservation(reservationKey);
    if (reservation?.id !== id) return;
    await commit([
      ...removeReservation(reservationKey, reservation),
      ...(await takeFromValidatorsCount(reservation.shopId)),
    ]);
  }, remainingTime);
}

/**
 * Undoes a recent attempt to add a validator: first the account, then reservation and count. Does nothing where the
 * validator was committed or the attempt was undone. Repeated and concurrent runs are safe. Throws WriteConflict like
 * `retryOnConflict`: a caller that is itself repeated passes its remaining time.
 */
export async function undoReservation(
  reservationKey: ReservationKey,
  id: string,
  remainingTime?: () => number,
): Promise<void> {
  const reservation = await beginToUndo(reservationKey, id, remainingTime);
  if (!reservation) return;
  await undoAccount(reservationKey, reservation, await readAccountOf(reservation.email));
  await freeReservation(reservationKey, reservation, remainingTime);
}

/** Milliseconds until a search surely finds an account, and a reservation counts as left by a crash. */
export const searchableAfter = 15 * 60_000;

/**
 * Like `undoReservation`, for jobs and schedules, which search for the account: a search may miss a new one. A
 * younger reservation is then left to `sweep-reservations`, but cannot be committed any more. If a later search
 * still misses the account, the business's next attempt for the e-mail replaces it.
 */
export async function undoReservationBySearch(
  reservationKey: ReservationKey,
  id: string,
  now: Date,
): Promise<void> {
  const reservation = await beginToUndo(reservationKey, id);
  if (!reservation) return;
  const account = await searchAccountOf(reservation.email);
  const isDeleted = await undoAccount(reservationKey, reservation, account);
  const isSearchable = now.getTime() - Date.parse(reservation.reservedAt) >= searchableAfter;
  if (isDeleted || isSearchable) await freeReservation(reservationKey, reservation);
}

/** Undoes the reservation with a key if it is older than `searchableAfter`. */
export async function undoOverdueReservation(
  reservationKey: ReservationKey,
  now: Date,
): Promise<void> {
  const found = await findReservation(reservationKey);
  if (!found || Date.parse(found.reservedAt) > now.getTime() - searchableAfter) return;
  await undoReservationBySearch(reservationKey, found.id, now);
}
