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
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  inGsi2,
  instantKey,
  keys,
  partitionId,
  partitions,
  sortId,
} from '#lambdas/platform/table/keys.ts';
import { queryAll } from '#lambdas/platform/table/query.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsBeginningWith, rowsUpTo } from '#lambdas/platform/table/ranges.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { commit, put, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { addToValidatorsCount } from '#lambdas/shops/store/validators-count.ts';
import { checkShopUnchanged } from '#lambdas/shops/store/write-shop.ts';
import type { ReservationPlace } from '../reservation-place.ts';

/**
 * The place of a validator who is being made. `undoing` refuses the commit: what was made is taken back. It
 * holds no password.
 */
const reservation = z.object({
  /** Names the attempt that made it. */
  id: z.string(),
  businessId: z.string(),
  email: z.string(),
  shopId: z.string(),
  reservedAt: z.string(),
  state: z.enum(['reserved', 'undoing']),
});

export type Reservation = z.output<typeof reservation>;

const keyOf = ({ businessId, emailHash }: ReservationPlace) =>
  keys.validatorReservation(businessId, emailHash);

/**
 * The validators that a business tries to add on a day: twenty at most. It could otherwise hold any number of
 * e-mails of strangers, and find out which have an account.
 */
export const validatorsAddedOfDay = dailyCount(keys.validatorsAddedOfDay, 20);

/**
 * The mails that tell an address of a day that it was added, by whatever business: two at most, since a validator may be
 * removed and added again at once. By the hash of the e-mail.
 */
export const validatorMailsOfDay = dailyCount(keys.validatorMailsOfDay, 2);

/** Counts a refusal that tells that an e-mail is taken. Throws WriteConflict. */
export async function countRefusal(businessId: string, now: Date): Promise<void> {
  await commit([validatorsAddedOfDay.addOne(businessId, now)]);
}

/** The reservation at a place, read strongly. */
export async function findReservation(place: ReservationPlace): Promise<Reservation | undefined> {
  const item = await getItem(keyOf(place));
  return item && reservation.parse(item);
}

/** The conditions of a new reservation. */
interface Guards {
  readonly business: BusinessItem;
  readonly shop: ShopItem;
  /** Most validators of the shop, 1 or more. */
  readonly limit: number;
  /** Whether an earlier attempt of the same request raised the count of the day. */
  readonly isCounted: boolean;
  readonly now: Date;
}

/**
 * Reserves the place of a validator, and counts them. Throws LIMIT_OF_SIZE_TYPE_REACHED, and WriteConflict where
 * any business reserved the e-mail, or business or shop changed.
 */
export async function reserve(
  place: ReservationPlace,
  item: Reservation,
  { business, shop, limit, isCounted, now }: Guards,
): Promise<void> {
  const due = inGsi2(
    partitions.validatorReservations,
    instantKey(item.reservedAt, place.emailHash),
  );
  await commit([
    put({ ...keyOf(place), ...due, ...item }),
    reserveEmail(place.emailHash, item),
    addToValidatorsCount(item.shopId, limit),
    raiseValidatorsRevision(item.businessId),
    ...(isCounted ? [] : [validatorsAddedOfDay.addOne(item.businessId, now)]),
    checkBusinessUnchanged(business),
    checkShopUnchanged(shop),
  ]);
}

const inState = ({ id }: Reservation, state: Reservation['state']) => attributesAre({ id, state });

/** Begins to undo a reservation; from then on its validator cannot be committed. */
export function markUndoing(place: ReservationPlace, before: Reservation): Write {
  const condition = inState(before, 'reserved');
  return update(keyOf(place), 'SET #state = :undoing', {
    ...condition,
    values: { ...condition.values, ':undoing': 'undoing' },
  });
}

/** Ends a reservation that is still held, in the commit of its validator, who keeps the e-mail. */
export function endReservation(
  place: ReservationPlace,
  before: Reservation,
  userId: string,
): Write[] {
  return [
    remove(keyOf(place), inState(before, 'reserved')),
    giveEmailTo(place.emailHash, before.id, userId),
  ];
}

/** Removes a reservation that is being undone, and frees its e-mail. */
export function removeReservation(place: ReservationPlace, before: Reservation): Write[] {
  return [
    remove(keyOf(place), inState(before, 'undoing')),
    freeEmailOfAttempt(place.emailHash, before.id),
  ];
}

/** The places of all reservations of a shop. A business has few, so all of its own are read. */
export async function listReservationsOfShop(
  businessId: string,
  shopId: string,
): Promise<ReservationPlace[]> {
  const { PK, SK } = keys.validatorReservation(businessId, '');
  const rows = await queryAll(rowsBeginningWith(PK, SK));
  return rows
    .filter((row) => row['shopId'] === shopId)
    .map((row) => ({ businessId, emailHash: sortId(row) }));
}

/** A page of the places of reservations made before an instant, the oldest first: see `placeIn`. */
export function listReservationsBefore(instant: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.validatorReservations, instant.toISOString(), 'GSI2');
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}
