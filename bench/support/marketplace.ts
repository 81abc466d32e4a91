import { ulid } from 'ulid';
import { specialSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import type { ShopInput } from '#contract/shops/shop-input.ts';
import { newBusiness } from '#lambdas/businesses/business.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { findBusiness, insertBusiness } from '#lambdas/businesses/store/business-store.ts';
import { claimOwnership } from '#lambdas/platform/identity/user-store.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { newIndication } from '#lambdas/shops/indications/indication.ts';
import { refreshSearch } from '#lambdas/shops/search/refresh-search.ts';
import { newShop } from '#lambdas/shops/shop.ts';
import { insertFollow } from '#lambdas/shops/store/follow-store.ts';
import { insertIndication } from '#lambdas/shops/store/indication-store.ts';
import { insertShop } from '#lambdas/shops/store/shop-store.ts';
import { insertAudit } from '#lambdas/staff/store/audit-store.ts';
import { withCheckDigits } from '#scripts/seed/bulk-data.ts';
import { writeOffers } from '#scripts/seed/direct-writes.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { prose } from '#test/support/prose.ts';
import { addInvoices } from '../table-cost/invoices.ts';

/** Ids of a business in the measured marketplace. */
export interface Trader {
  readonly userId: string;
  readonly businessId: string;
  readonly shopId: string;
  readonly shopIdentifier: string;
}

export type Place = Pick<ShopInput['address'], 'city' | 'state'>;

/** The state and city of every other shop, and so of half of the offers. */
export const crowdedPlace = { city: 'Recife', state: 'PE' } as const;
const otherPlaces = [
  { city: 'São Paulo', state: 'SP' },
  { city: 'Belo Horizonte', state: 'MG' },
  { city: 'Salvador', state: 'BA' },
] as const;

/** Where a measurement moves a shop to: another state and time zone. */
export const elsewhere = { city: 'Manaus', state: 'AM' } as const;

const placeOf = (number: number) =>
  number % 2 === 0
    ? crowdedPlace
    : (otherPlaces[((number - 1) / 2) % otherPlaces.length] ?? crowdedPlace);

/** Invoices of each business, more than a page has. */
const invoices = 25;

/** Maximum length of the long texts of offers and shops, in characters. */
export const maxTextLength = 2000;

/** Returns offers with texts of maximum length and up to 300 different end dates; one in ten starts in 7 days. */
function offersOf(count: number, shift: number, shopId: string): Omit<OfferInput, 'businessId'>[] {
  const now = new Date();
  return Array.from({ length: count }, (_, row) => ({
    title: prose(80, row + shift),
    moreDetails: prose(maxTextLength, row + shift),
    offerRules: prose(maxTextLength, row + shift + 7),
    originalPrice: 20 + (row % 80),
    offerPrice: 10 + (row % 80),
    imagesUrls: [],
    shopsIds: [shopId],
    paymentOptions: ['PAYMENT_OPTION_PIX'],
    expirationDate: dayFrom(now, 20 + ((row * 7) % 300)),
    ...((row + shift) % 10 === 9 && { startDate: dayFrom(now, 7) }),
  }));
}

/** Returns a unique CNPJ for a two-digit prefix and a number. */
export function cnpjOf(prefix: number, number: number): string {
  return withCheckDigits(`${prefix}${String(number).padStart(6, '0')}0001`);
}

/**
 * Creates an active business of the largest size with a shop, offers and invoices, in the API's item format. Even
 * numbers are in the crowded place. The same `seed` gives the same texts, so that items have the same sizes.
 */
export async function openTrader(number: number, offers: number, seed = number): Promise<Trader> {
  const now = new Date();
  const userId = crypto.randomUUID();
  const legalRegister = cnpjOf(77, number);
  const input = {
    name: `Padaria ${number}`,
    sizeTypeId: 5 as const,
    userId,
    legalRegister,
    images: [],
  };
  const registered = newBusiness(input, newId('business', now), now);
  const business = {
    ...registered,
    status: 'active',
    approvedAt: now.toISOString(),
    // Older than any measured period: the statistics of a younger business read no period before.
    createdAt: '2020-01-01T00:00:00.000Z',
  } as const;
  const shop = newShop(
    {
      businessId: business.id,
      shopIdentifier: `padaria${number}`,
      address: {
        ...placeOf(number),
        street: 'Rua da Aurora',
        number: '325',
        neighborhood: 'Boa Vista',
        postalCode: '50050000',
        country: 'BR',
      },
      about: prose(maxTextLength, seed),
      shopRules: prose(maxTextLength, seed + 7),
      imagesUrls: [],
      openingHours: standardHours,
      contacts: { Phone: '', WhatsApp: '', Email: '', Telegram: '' },
    },
    { id: newId('shop', now), userId, now },
  );
  await commit([
    ...insertBusiness(business),
    claimOwnership(userId, business.id, now),
    ...insertShop(shop, limitsOn(business, now)),
  ]);
  await refreshSearch(shop.id);
  const trader = {
    userId,
    businessId: business.id,
    shopId: shop.id,
    shopIdentifier: shop.shopIdentifier,
  };
  await addInvoices(trader, invoices);
  await writeOffers(offersOf(offers, seed, trader.shopId), trader);
  return trader;
}

/** Creates an active business of the special size type. Returns its id. */
export async function openSpecial(): Promise<string> {
  const now = new Date();
  const input = {
    name: 'Rede',
    sizeTypeId: specialSizeTypeId,
    userId: crypto.randomUUID(),
    images: [],
  };
  const registered = newBusiness(input, newId('business', now), now);
  await commit(insertBusiness({ ...registered, status: 'active' }));
  return registered.id;
}

/** Adds offers that ended yesterday to a business. */
export async function endOffers(trader: Trader, count: number): Promise<void> {
  const ended = offersOf(count, 0, trader.shopId).map(({ startDate: _, ...offer }) => ({
    ...offer,
    expirationDate: dayFrom(new Date(), -1),
  }));
  await writeOffers(ended, trader);
}

/** Creates businesses that wait for approval by staff. Returns their ids. */
export async function queueForStaff(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const now = new Date();
    const input = {
      name: `Nova ${number}`,
      sizeTypeId: 1 as const,
      userId: crypto.randomUUID(),
      legalRegister: cnpjOf(78, number),
      images: [],
    };
    const business = newBusiness(input, newId('business', now), now);
    await commit(insertBusiness(business));
    ids.push(business.id);
  }
  return ids;
}

/** Adds indications that staff have not handled. Returns their ids. */
export async function indicateShops(count: number): Promise<string[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => newId('indication', now));
  for (const id of ids) {
    const consumerId = crypto.randomUUID();
    const input = { consumerId, shopName: 'Padaria Sol', city: 'Recife', state: 'PE' } as const;
    await commit([insertIndication(newIndication(input, { id, now }))]);
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
