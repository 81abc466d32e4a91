import type { DayPeriod } from '#contract/statistics/period.ts';
import { type Key, keys, sortId } from '#lambdas/platform/table/keys.ts';
import { queryAll, queryRange, wholePartition } from '#lambdas/platform/table/query.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';
import { applyWrite, update } from '#lambdas/platform/table/transaction.ts';
import { type DayViews, shopOfView, type Viewed } from '../views/add-up-views.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { business } from '#contract/businesses/businesses.ts';
import { offer } from '#contract/offers/offers.ts';
import { shop } from '#contract/shops/shops.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import type { QueuedViews } from '../views/queued-views.ts';

/** Days that views are kept: two periods of statistics, and some more. */
const retentionDays = 800;

const dayInSeconds = 24 * 60 * 60;

/** When the views of a day are removed, in seconds since 1970. */
const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000 + retentionDays * dayInSeconds;

/** Adds a batch's views to a day. It is outside of transactions: a repeated request may count twice. */
export async function addViews({ ownerId, businessId, day, views }: DayViews): Promise<void> {
  await applyWrite(
    update(
      keys.viewsOfDay(ownerId, day),
      'ADD #views :views SET businessId = :businessId, #ttl = :ttl',
      {
        expression: 'attribute_not_exists(#views) OR #views > :zero',
        names: { '#views': 'views', '#ttl': 'ttl' },
        values: { ':views': views, ':zero': 0, ':businessId': businessId, ':ttl': endOf(day) },
      },
    ),
  );
}

/** Reads the approximate views of a business, a shop or an offer by day, without empty days (eventual read). */
export async function findViews(
  ownerId: string,
  { from, to }: DayPeriod,
): Promise<ReadonlyMap<string, number>> {
  const { PK, SK } = keys.viewsOfDay(ownerId, from);
  const rows = await queryAll({
    partition: PK,
    from: SK,
    to: keys.viewsOfDay(ownerId, to).SK,
    consistency: 'eventual',
  });
  return new Map(rows.map((row) => [sortId(row), Number(row['views'])]));
}

/** Returns whether a business, a shop or an offer has a counted view (eventual read of one row). */
export async function hasViews(ownerId: string): Promise<boolean> {
  const range = wholePartition(keys.viewsOfDay(ownerId, '').PK);
  const rows = await queryRange({ ...range, consistency: 'eventual' }, 1);
  return rows.length > 0;
}

/** Removes all views of a business, a shop or an offer. Throws WriteConflict after six attempts. */
export async function removeViews(ownerId: string): Promise<void> {
  const range = wholePartition(keys.viewsOfDay(ownerId, '').PK);
  let position: string | undefined;
  do {
    ({ position } = await removeRows(range, position, { batchSize: 100 }));
  } while (position !== undefined);
}

const viewedOffer = z.pick(offer, {
  businessId: true,
  shopsIds: true,
  startsAt: true,
  endsAt: true,
  status: true,
});
const viewedShop = z.pick(shop, { businessId: true, timeZone: true, shopStatus: true });
const viewedBusiness = z.pick(business, { status: true });

/** Items read at a time: a batch of beacons may name fifty thousand. */
const batchSize = 2000;

/** Reads items of a kind by their ids, without missing ones (eventual read). */
async function findByIds<S extends z.ZodMiniType>(
  schema: S,
  keyOf: (id: string) => Key,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, z.output<S>>> {
  const ids = [...wanted];
  const found = new Map<string, z.output<S>>();
  for (let start = 0; start < ids.length; start += batchSize) {
    const stretch = ids.slice(start, start + batchSize);
    const find = await getItems(stretch.map(keyOf), 'eventual');
    for (const id of stretch) {
      const parsed = parseStored(schema, find(keyOf(id)));
      if (parsed !== undefined) found.set(id, parsed);
    }
  }
  return found;
}

const idsOf = (batch: readonly QueuedViews[], kind: 'offer' | 'shop'): string[] =>
  batch.flatMap(({ seen }): string[] => (seen.kind === kind ? seen.ids : []));

/** The shops where a beacon's offers were seen. */
const shopsOf = ({ seen }: QueuedViews, offers: Viewed['offers']): (string | undefined)[] => {
  if (seen.kind === 'shop') return [];
  return seen.ids.map((id) => {
    const found = offers.get(id);
    return found && shopOfView(seen.shopId, found);
  });
};

const only = <Item>(found: ReadonlyMap<string, Item>, isMeant: (item: Item) => boolean) =>
  new Map([...found].filter(([, item]) => isMeant(item)));

/** Finds the public offers and shops in a batch of beacons, and the first shops of its offers. */
export async function findViewed(batch: readonly QueuedViews[]): Promise<Viewed> {
  const named = await findByIds(viewedOffer, keys.offer, new Set(idsOf(batch, 'offer')));
  const offers = only(named, ({ status }) => status === 'active');
  const shopsIds = new Set<string>(idsOf(batch, 'shop'));
  for (const id of batch.flatMap((beacon) => shopsOf(beacon, offers))) if (id) shopsIds.add(id);
  const shops = await findByIds(viewedShop, keys.shop, shopsIds);
  const businessIds = new Set([...shops.values()].map(({ businessId }) => businessId));
  const businesses = await findByIds(viewedBusiness, keys.business, businessIds);
  const isPublic = ({ shopStatus, businessId }: z.output<typeof viewedShop>) =>
    shopStatus === 'active' && businesses.get(businessId)?.status === 'active';
  return { offers, shops: only(shops, isPublic) };
}
