import type { OfferInput } from '#contract/offers/offer-input.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { main } from '../process/main.ts';
import { mapConcurrently } from '../process/map-concurrently.ts';
import { SeedTarget, type SeedUser } from './api-client.ts';
import { bulkBusiness, bulkOffers } from './bulk-data.ts';
import { bakeryRecife } from './businesses/northeast.ts';
import { seedBusinesses } from './businesses.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { publishInThePast, sellOut, writeOffers } from './direct-writes.ts';
import { type FilledBusiness, fillBusiness, rejectOrSuspendIfWanted } from './fill-business.ts';
import { fillConsumers } from './fill-consumers.ts';
import { countExpired } from './history/count-expired.ts';
import { fillHistory } from './history/fill-history.ts';
import { fillHour } from './history/fill-hour.ts';
import { dayFrom, daysFrom, type SeedBusiness, type SeedOffer } from './seed-data.ts';

/** Days from the publication of an expired offer to its end. */
const expiredAfterDays = 20;
/** Days from now until a scheduled offer starts. */
const startsInDays = 6;

type Publication = () => Promise<void>;

/**
 * Returns the missing offers of a demo business in reverse order, because the feed shows the newest first; none for a
 * business that may not publish.
 */
async function missingOffers(
  business: FilledBusiness,
  { offers }: SeedBusiness,
  now: Date,
): Promise<Publication[]> {
  if (business.status === 'rejected' || business.status === 'suspended') return [];
  const { api, businessId: id, isNew } = business;
  const known = { params: { id }, query: { limit: '100' } };
  const items = isNew ? [] : (await api.request(offerRoutes.listOffersOfBusiness, known)).items;
  const exists = ({ title, shown }: SeedOffer) =>
    items.some(
      (offer) =>
        offer.title === title && (offer.displayStatus !== 'expired' || shown === 'expired'),
    );
  const missing = offers.filter((offer) => !exists(offer));
  for (const { title } of missing) await business.pictures.ofOffer(title);
  return missing.map((offer) => () => publish(business, offer, now)).reverse();
}

async function publish(business: FilledBusiness, offer: SeedOffer, now: Date): Promise<void> {
  const { api, businessId, pictures } = business;
  const { shown, days, shops, ...fields } = offer;
  const shopsIds = business.shops
    .filter(({ shopIdentifier }) => shops?.includes(shopIdentifier) ?? true)
    .map(({ id }) => id);
  const body: OfferInput = {
    paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_DEBT', 'PAYMENT_OPTION_CREDIT'],
    ...fields,
    businessId,
    shopsIds,
    imagesUrls: await pictures.ofOffer(offer.title),
    expirationDate: dayFrom(now, shown === 'expired' ? -days : days),
    ...(shown === 'scheduled' && { startDate: dayFrom(now, startsInDays) }),
  };
  if (shown === 'expired') {
    await publishInThePast(business, body, daysFrom(now, -days - expiredAfterDays));
    return;
  }
  const { id } = await api.request(offerRoutes.createOffer, { body });
  if (shown === 'inactive') {
    const change = { params: { id }, body: { status: 'inactive' as const } };
    await api.request(offerRoutes.setOfferStatus, change);
  }
  if (shown === 'sold_out') await sellOut(id, offer.availableLimit ?? 0);
}

/** Adds the missing validators of a demo business, with the demo password as their temporary password. */
async function fillValidators(
  { api, businessId, shops }: FilledBusiness,
  { validators = [] }: SeedBusiness,
): Promise<void> {
  if (validators.length === 0) return;
  const params = { id: businessId };
  const { items } = await api.request(validatorRoutes.listValidators, { params });
  for (const { email, name, shop: identifier } of validators) {
    if (items.some((known) => known.email === email)) continue;
    const shop = shops.find(({ shopIdentifier }) => shopIdentifier === identifier);
    if (!shop) throw new Error(`The demo business has no shop ${identifier}.`);
    const body = { email, name, shopId: shop.id, temporaryPassword: demoPassword };
    await api.request(validatorRoutes.createValidator, { params, body });
  }
}

/** Maximum number of active offers of a business of the largest size. */
const offersPerBusiness = 1000;

/** More gain little, because the endpoint answers in one process. */
const businessConcurrency = 2;

/** Returns the businesses of demo accounts that tests use, without the slow pictures. */
const businessesOfAccounts = () =>
  seedBusinesses
    .filter(({ owner }) =>
      demoAccounts.some(({ email, isForPeopleOnly }) => email === owner.email && !isForPeopleOnly),
    )
    .map(({ picture: _, ...seed }) => seed);

/** Adds demo data through the API. Existing data is not changed. */
async function fillDemoData(
  target: SeedTarget,
  { api: staff }: SeedUser,
  seeds: readonly SeedBusiness[] = seedBusinesses,
): Promise<string> {
  const now = new Date();
  await target.account('nova@vitrine.test', 'Nova Moreira');
  const filled = await mapConcurrently(seeds, businessConcurrency, async (seed) => {
    const business = await fillBusiness(target, staff, seed);
    await fillValidators(business, seed);
    return { business, seed, missing: await missingOffers(business, seed, now) };
  });
  const missing = filled.map((each) => each.missing);
  const businesses = filled.map(({ business }) => business);
  const isWhole = seeds === seedBusinesses;
  await publishInTurn(missing);
  const bakery = filled.find(({ seed }) => seed === bakeryRecife);
  // Runs before the consumers' vouchers, which validators used later.
  const past = isWhole && bakery ? await fillHistory(bakery.business, now) : 0;
  const today = isWhole && bakery ? await fillHour(bakery.business, now) : 0;
  if (isWhole) await fillConsumers(target, staff, businesses);
  if (isWhole && bakery) await countExpired(bakery.business.businessId, now);
  for (const { business, seed } of filled) await rejectOrSuspendIfWanted(staff, business, seed);
  return `${seeds.length} businesses, ${missing.flat().length} offers published, ${past + today} past claims`;
}

/**
 * Publishes one offer of each business in turn, so that the feed mixes the businesses in a fixed order. In the last
 * round every business publishes its first offer.
 */
async function publishInTurn(missing: readonly (readonly Publication[])[]): Promise<void> {
  const rounds = Math.max(...missing.map(({ length }) => length));
  for (let left = rounds; left > 0; left -= 1) {
    for (const publications of missing) await publications.at(-left)?.();
  }
}

/** Adds offers in bulk. Offers are written to the table, because tens of thousands of API calls would take an hour. */
async function fillInBulk(target: SeedTarget, { api: staff }: SeedUser, offers: number) {
  const now = new Date();
  const businesses = Math.ceil(offers / offersPerBusiness);
  for (let index = 0; index < businesses; index += 1) {
    const business = await fillBusiness(target, staff, bulkBusiness(index));
    const count = Math.min(offersPerBusiness, offers - index * offersPerBusiness);
    const shopsIds = business.shops.map(({ id }) => id);
    await writeOffers(bulkOffers(index, count, shopsIds, now), business);
  }
  return `${offers} offers of ${businesses} businesses`;
}

// Fills the stage in the first argument, at the endpoint in AWS_ENDPOINT_URL. Second argument: a number of bulk offers,
// `accounts` for the data of demo accounts, or nothing for all demo data. The last line of the output is a summary.
await main(async () => {
  const [stage = '', what] = process.argv.slice(2);
  const target = new SeedTarget(stage, process.env['AWS_ENDPOINT_URL'] ?? '');
  const staff = await target.account('equipe@vitrine.test', 'Equipe Vitrine', { isStaff: true });
  const offers = Number(what);
  const seeds = what === 'accounts' ? businessesOfAccounts() : undefined;
  const fill = offers > 0 ? fillInBulk(target, staff, offers) : fillDemoData(target, staff, seeds);
  console.log(await fill);
});
