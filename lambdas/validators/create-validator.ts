import { randomUUID } from 'node:crypto';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { findShop } from '#lambdas/shops/store/find-shops.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { findValidatorsCounts } from '#lambdas/shops/store/validators-count.ts';
import { limitsOn } from '../businesses/limits-on.ts';
import { isEmailTaken } from './earlier-email.ts';
import { makeAccount } from './make-account.ts';
import { type ReservationKey, reservationKeyOf } from './reservation-key.ts';
import {
  countRefusal,
  endReservation,
  type Reservation,
  reserve,
  validatorMailsOfDay,
  validatorsAddedOfDay,
} from './store/reservation-store.ts';
import { newCounters } from './store/validator-counters-store.ts';
import { insertValidator } from './store/validator-store.ts';
import { insertValidatorUser } from './store/validator-user-store.ts';
import type { ValidatorOperations } from './targets.ts';
import { undoReservation } from './undo-reservation.ts';
import { newValidator } from './validator.ts';

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
