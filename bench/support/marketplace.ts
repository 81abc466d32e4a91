import { ulid } from 'ulid';
import { specialSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { findBusiness, insertBusiness } from '#lambdas/businesses/store/business-store.ts';
import { claimOwnership } from '#lambdas/platform/identity/user-store.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { refreshSearch } from '#lambdas/shops/search/refresh-search.ts';
import { newShop } from '#lambdas/shops/shop.ts';
import { insertFollow } from '#lambdas/shops/store/follow-store.ts';
import { insertIndication } from '#lambdas/shops/store/indication-store.ts';
import { insertShop } from '#lambdas/shops/store/shop-store.ts';
import { insertAudit } from '#lambdas/staff/store/audit-store.ts';
import { writeOffers } from '#scripts/seed/direct-writes.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { anIndication } from '#test/support/builders/a-shop.ts';
import { prose } from '#test/support/sample-texts.ts';
import { addInvoices } from '../table-cost/invoices.ts';
import { cnpjOf, crowdedPlace, offerInputOf, shopInputOf, type Trader } from './traders.ts';

const otherPlaces = [
  { city: 'São Paulo', state: 'SP' },
  { city: 'Belo Horizonte', state: 'MG' },
  { city: 'Salvador', state: 'BA' },
] as const;

const placeOf = (number: number) =>
  number % 2 === 0
    ? crowdedPlace
    : (otherPlaces[((number - 1) / 2) % otherPlaces.length] ?? crowdedPlace);

/** Invoices of each business, more than a page has. */
const invoices = 25;

/** Returns offers with texts of maximum length and up to 300 different end dates; one in ten starts in 7 days. */
function offersOf(trader: Trader, count: number, shift: number) {
  const now = new Date();
  return Array.from({ length: count }, (_, row) => {
    const prices = { originalPrice: 20 + (row % 80), offerPrice: 10 + (row % 80) };
    const expirationDate = dayFrom(now, 20 + ((row * 7) % 300));
    const start = (row + shift) % 10 === 9 && { startDate: dayFrom(now, 7) };
    return offerInputOf(trader, { ...prices, expirationDate, ...start }, row + shift);
  });
}

/** Returns the id and the owner of a new business. */
const newIds = () => ({ id: newId('business', new Date()), userId: crypto.randomUUID() });

/**
 * Creates an active business of the largest size with a shop, offers and invoices, in the API's item format. Even
 * numbers are in the crowded place. The same `seed` gives the same texts, so that items have the same sizes.
 */
export async function openTrader(number: number, offers: number, seed = number): Promise<Trader> {
  const now = new Date();
  const business = aBusiness({
    ...{ ...newIds(), name: `Padaria ${number}`, legalRegister: cnpjOf(77, number) },
    ...{ sizeTypeId: 5, version: 1, updatedAt: now.toISOString() },
    // Older than any measured period: the statistics of a younger business read no period before.
    createdAt: '2020-01-01T00:00:00.000Z',
  });
  const { id: businessId, userId } = business;
  const input = shopInputOf({ businessId }, `padaria${number}`, placeOf(number), seed);
  const shop = newShop(input, { id: newId('shop', now), userId, now });
  await commit([
    ...insertBusiness(business),
    claimOwnership(userId, businessId, now),
    ...insertShop(shop, limitsOn(business, now)),
  ]);
  await refreshSearch(shop.id);
  const { id: shopId, shopIdentifier } = shop;
  const trader = { userId, businessId, shopId, shopIdentifier };
  await addInvoices(trader, invoices);
  await writeOffers(offersOf(trader, offers, seed), trader);
  return trader;
}

/** Creates an active business of the special size type. Returns its id. */
export async function openSpecial(): Promise<string> {
  const { legalRegister: _, ...special } = aBusiness({
    ...{ ...newIds(), sizeTypeId: specialSizeTypeId, version: 1 },
  });
  await commit(insertBusiness(special));
  return special.id;
}

/** Adds offers that ended yesterday to a business. */
export async function endOffers(trader: Trader, count: number): Promise<void> {
  const expirationDate = dayFrom(new Date(), -1);
  const ended = offersOf(trader, count, 0).map(({ startDate: _, ...offer }) => offer);
  await writeOffers(
    ended.map((offer) => ({ ...offer, expirationDate })),
    trader,
  );
}

/** Creates businesses that wait for approval by staff. Returns their ids. */
export async function queueForStaff(count: number): Promise<string[]> {
  const waiting = Array.from({ length: count }, (_, number) =>
    aPendingBusiness({
      ...{ ...newIds(), name: `Nova ${number}`, sizeTypeId: 1, legalRegister: cnpjOf(78, number) },
    }),
  );
  for (const business of waiting) await commit(insertBusiness(business));
  return waiting.map(({ id }) => id);
}

/** Adds indications that staff have not handled. Returns their ids. */
export async function indicateShops(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('indication', new Date()));
  for (const id of ids) {
    await commit([insertIndication(anIndication({ id, consumerId: crypto.randomUUID() }))]);
  }
  return ids;
}

/** Adds records of staff's decisions on a trader's business. */
export async function addDecisions(
  { businessId }: Trader,
  { staffId, count }: { readonly staffId: string; readonly count: number },
): Promise<void> {
  const business = await findBusiness(businessId);
  if (!business) throw new Error(`${businessId} does not exist.`);
  const decision = { subjectId: businessId, staffId, reason: prose(200, 0) };
  for (let number = 0; number < count; number += 1) {
    const now = new Date();
    const action = number % 2 === 0 ? 'suspend' : 'lift';
    await commit([insertAudit({ ...decision, now, action, before: business, after: business })]);
  }
}

function newFollow(userId: string, { businessId, shopId }: Trader): Write {
  const now = new Date();
  return insertFollow(userId, shopId, {
    followId: ulid(),
    followedAt: now.toISOString(),
    businessId,
  });
}

/** Makes a new consumer follow the traders' shops, at most 100. Returns the consumer's id. */
export async function addFan(traders: readonly Trader[]): Promise<string> {
  const userId = crypto.randomUUID();
  await commit(traders.map((trader) => newFollow(userId, trader)));
  return userId;
}

/** Makes a number of users follow a trader's shop. */
export async function addFollowers(trader: Trader, count: number): Promise<void> {
  const follows = Array.from({ length: count }, () => newFollow(crypto.randomUUID(), trader));
  for (let start = 0; start < count; start += 100) await commit(follows.slice(start, start + 100));
  const added = { values: { ':added': count }, ...exists };
  await commit([update(keys.shopCounters(trader.shopId), 'ADD followersCount :added', added)]);
}
