import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import {
  type BusinessItem,
  checkBusinessUnchanged,
} from '#lambdas/businesses/store/business-store.ts';
import { raiseValidatorsRevision } from '#lambdas/businesses/store/size-use-store.ts';
import {
  freeEmailOfAttempt,
  giveEmailTo,
  reserveEmail,
} from '#lambdas/platform/identity/reserved-email-store.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { queryAll, queryPage, rowsBeginningWith, rowsUpTo } from '#lambdas/platform/table/query.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { commit, putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { addToValidatorsCount } from '#lambdas/shops/store/shop-counters-store.ts';
import { checkShopUnchanged, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import type { ReservationKey } from '../reservation-key.ts';

/**
 * The reservation of a validator whose account is being created. `undoing` refuses the commit. It holds no password.
 */
const reservation = z.object({
  /** Id of the attempt. */
  id: z.string(),
  businessId: z.string(),
  email: z.string(),
  shopId: z.string(),
  reservedAt: z.string(),
  state: z.enum(['reserved', 'undoing']),
});

export type Reservation = z.output<typeof reservation>;

const keyOf = ({ businessId, emailHash }: ReservationKey) =>
  keys.validatorReservation(businessId, emailHash);

/**
 * Attempts per business and day to add a validator. Without the limit, a business could reserve many strangers'
 * e-mails, and find out which have an account.
 */
export const validatorsAddedOfDay = dailyCount(keys.validatorsAddedOfDay, 20);

/** Mails per address and day about being added: two, since a validator may be removed and added again at once. */
export const validatorMailsOfDay = dailyCount(keys.validatorMailsOfDay, 2);

/** Counts a refusal that reveals that an e-mail is taken. Throws WriteConflict. */
export async function countRefusal(businessId: string, now: Date): Promise<void> {
  await commit([validatorsAddedOfDay.addOne(businessId, now)]);
}

/** Reads the reservation with a key (strong read). */
export async function findReservation(
  reservationKey: ReservationKey,
): Promise<Reservation | undefined> {
  const item = await getItem(keyOf(reservationKey));
  return item && reservation.parse(item);
}

interface Guards {
  readonly business: BusinessItem;
  readonly shop: ShopItem;
  /** Limit of the shop's validators, 1 or more. */
  readonly limit: number;
  /** Whether an earlier attempt of the same request raised the day's count. */
  readonly isCounted: boolean;
  readonly now: Date;
}

/**
 * Reserves the place of a validator, and counts them. Throws LIMIT_OF_SIZE_TYPE_REACHED, and WriteConflict where
 * any business reserved the e-mail, or business or shop changed.
 */
export async function reserve(
  reservationKey: ReservationKey,
  item: Reservation,
  { business, shop, limit, isCounted, now }: Guards,
): Promise<void> {
  const due = inGsi2(
    partitions.validatorReservations,
    instantKey(item.reservedAt, reservationKey.emailHash),
  );
  await commit([
    putNew({ ...keyOf(reservationKey), ...due, ...item }),
    reserveEmail(reservationKey.emailHash, item),
    addToValidatorsCount(item.shopId, limit),
    raiseValidatorsRevision(item.businessId),
    ...(isCounted ? [] : [validatorsAddedOfDay.addOne(item.businessId, now)]),
    checkBusinessUnchanged(business),
    checkShopUnchanged(shop),
  ]);
}

const inState = ({ id }: Reservation, state: Reservation['state']) => attributesAre({ id, state });

/** Begins to undo a reservation; from then on its validator cannot be committed. */
export function markUndoing(reservationKey: ReservationKey, before: Reservation): Write {
  const condition = inState(before, 'reserved');
  return update(keyOf(reservationKey), 'SET #state = :undoing', {
    ...condition,
    values: { ...condition.values, ':undoing': 'undoing' },
  });
}

/** Ends a reservation that is still held, in the commit of its validator, who keeps the e-mail. */
export function endReservation(
  reservationKey: ReservationKey,
  before: Reservation,
  userId: string,
): Write[] {
  return [
    remove(keyOf(reservationKey), inState(before, 'reserved')),
    giveEmailTo(reservationKey.emailHash, before.id, userId),
  ];
}

/** Removes a reservation that is being undone, and frees its e-mail. */
export function removeReservation(reservationKey: ReservationKey, before: Reservation): Write[] {
  return [
    remove(keyOf(reservationKey), inState(before, 'undoing')),
    freeEmailOfAttempt(reservationKey.emailHash, before.id),
  ];
}

/** Reads the places of all reservations of a shop. A business has few, so all of them are read. */
export async function listReservationsOfShop(
  businessId: string,
  shopId: string,
): Promise<ReservationKey[]> {
  const { PK, SK } = keys.validatorReservation(businessId, '');
  const rows = await queryAll(rowsBeginningWith(PK, SK));
  return rows
    .filter((row) => row['shopId'] === shopId)
    .map((row) => ({ businessId, emailHash: sortId(row) }));
}

/** Lists a page of the keys of reservations from before an instant, the oldest first (see `reservationKeyIn`). */
export function listReservationsBefore(instant: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.validatorReservations, instant.toISOString(), 'GSI2');
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}
