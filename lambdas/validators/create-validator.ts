import { randomUUID } from 'node:crypto';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { findReservedEmail, freeEmailOf } from '#lambdas/platform/identity/reserved-email-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { findValidatorsCounts } from '#lambdas/shops/store/shop-counters-store.ts';
import { findShop, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { type ReservationKey, reservationKeyOf } from './reservation-key.ts';
import {
  countRefusal,
  endReservation,
  type Reservation,
  reserve,
  validatorMailsOfDay,
  validatorsAddedOfDay,
} from './store/reservation-store.ts';
import { insertValidator, newCounters } from './store/validator-store.ts';
import { insertValidatorUser } from './store/validator-user-store.ts';
import type { ValidatorOperations } from './targets.ts';
import { undoReservation } from './undo-reservation.ts';
import { newValidator } from './validator.ts';
import type { Account, ValidatorAccount } from './validator-accounts.ts';

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
async function isEmailTaken(
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

/** Replaces an account without a user that an earlier attempt left. Throws VALIDATOR_EMAIL_TAKEN for any other. */
async function replaceAccount(
  { userId, businessId }: Account,
  wanted: ValidatorAccount,
): Promise<string> {
  if (businessId !== wanted.businessId || (await findUser(userId))) {
    throw new AppError('VALIDATOR_EMAIL_TAKEN');
  }
  const { deletePoolAccount } = await import('#lambdas/platform/identity/user-pool-accounts.ts');
  const { changedMeanwhile, createAccount } = await import('./validator-accounts.ts');
  await deletePoolAccount(userId);
  const made = await createAccount(wanted);
  if (made === undefined) throw changedMeanwhile();
  return made;
}

/** Creates a validator's account and returns its `sub`. The reservation of the e-mail must be held. */
async function makeAccount(wanted: ValidatorAccount): Promise<string> {
  const { addToValidators, changedMeanwhile, createAccount, findAccountOf } = await import(
    './validator-accounts.ts'
  );
  let userId = await createAccount(wanted);
  if (userId === undefined) {
    const existing = await findAccountOf(wanted.email);
    if (!existing) throw changedMeanwhile();
    userId = await replaceAccount(existing, wanted);
  }
  await addToValidators(userId);
  return userId;
}

/** Requests in the day's count; further attempts to commit do not raise it again. */
const counted = new WeakSet<object>();

async function findShopOf(business: BusinessItem, shopId: string): Promise<ShopItem> {
  const shop = await findShop(shopId);
  if (shop?.businessId !== business.id) throw new AppError('SHOP_NOT_FOUND');
  return shop;
}

/** Returns the limit of a shop's validators. Throws LIMIT_OF_SIZE_TYPE_REACHED where it is reached. */
async function requireRoom(business: BusinessItem, shopId: string, now: Date): Promise<number> {
  const { maxValidatorsPerShop: limit } = limitsOn(business, now);
  const countOf = await findValidatorsCounts([shopId]);
  if (countOf(shopId) >= limit) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return limit;
}

/** Undoes a failed attempt. After a failure, `sweep-reservations` does it. */
async function undo(
  reservationKey: ReservationKey,
  { id }: Reservation,
  remainingTime: () => number,
): Promise<void> {
  try {
    await undoReservation(reservationKey, id, remainingTime);
  } catch (error) {
    logger.error('reservation of a validator not undone', { error: error as Error });
  }
}

/**
 * Adds a validator to a shop: first a reservation, which counts towards the limit, then the account, then in one
 * transaction the record, the user and the end of the reservation. The record needs the reservation, so an attempt
 * is undone by first taking that away.
 */
export const createValidator: ValidatorOperations['createValidator'] = async (request) => {
  const { body, business, now } = request;
  if (business.status !== 'active') throw new AppError('BUSINESS_NOT_ACTIVE');
  const shop = await findShopOf(business, body.shopId);
  const reservationKey = reservationKeyOf(business.id, body.email);
  const isTaken = await isEmailTaken(reservationKey, request);
  const limit = await requireRoom(business, shop.id, now);
  const isCounted = counted.has(request);
  if (!isCounted) await validatorsAddedOfDay.requireBelowLimit(business.id, now);
  if (isTaken) {
    if (!isCounted) await countRefusal(business.id, now);
    counted.add(request);
    throw new AppError('VALIDATOR_EMAIL_TAKEN');
  }
  await validatorMailsOfDay.requireBelowLimit(reservationKey.emailHash, now);
  const reservation: Reservation = {
    id: randomUUID(),
    businessId: business.id,
    email: body.email,
    shopId: shop.id,
    reservedAt: now.toISOString(),
    state: 'reserved',
  };
  const afterFailure = () => undo(reservationKey, reservation, request.remainingTime);
  try {
    await reserve(reservationKey, reservation, { business, shop, limit, isCounted, now });
    counted.add(request);
    const userId = await makeAccount({ ...body, businessId: business.id });
    const validator = newValidator(body, shop, { id: newId('validator', now), userId, now });
    const commit = [
      ...endReservation(reservationKey, reservation, userId),
      ...insertValidator(validator),
      insertValidatorUser(validator),
      // The new user triggers the mail.
      validatorMailsOfDay.addOne(reservationKey.emailHash, now),
    ];
    const answer = { ...validator, ...newCounters };
    return { ...created(answer, `/businesses/${business.id}/validators`, commit), afterFailure };
  } catch (error) {
    await afterFailure();
    throw error;
  }
};
