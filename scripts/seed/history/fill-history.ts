import { dayIn, startOfDay, timeZoneOf } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { addDays } from '#contract/statistics/period.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { publishInThePast } from '../direct-writes.ts';
import type { FilledBusiness } from '../fill-business.ts';
import { dayFrom } from '../seed-data.ts';
import {
  type HistoryOffer,
  type HistoryShop,
  historyDays,
  historyOffers,
  planHistory,
} from './plan-history.ts';
import { writeClaims } from './write-claims.ts';

const zone = 'America/Sao_Paulo';

/** Hour of publication, before the shops opened. */
const publishedAtHour = 5;

async function publish(
  business: FilledBusiness,
  { title, originalPrice, offerPrice, firstDay, lastDay }: HistoryOffer,
  dayOf: (index: number) => string,
): Promise<void> {
  const at = startOfDay(zone, dayOf(firstDay)).getTime() + publishedAtHour * 60 * 60 * 1000;
  const body = {
    ...{ title, originalPrice, offerPrice },
    businessId: business.businessId,
    shopsIds: business.shops.map(({ id }) => id),
    imagesUrls: await business.pictures.ofOffer(title),
    paymentOptions: ['PAYMENT_OPTION_PIX' as const, 'PAYMENT_OPTION_CREDIT' as const],
    expirationDate: dayOf(lastDay),
  };
  await publishInThePast(business, body, new Date(at));
}

/** Returns the stored offers of the history, each with its row. */
async function findStored({ api, businessId: id }: FilledBusiness) {
  const request = { params: { id }, query: { limit: '100' } };
  const { items } = await api.request(offerRoutes.listOffersOfBusiness, request);
  return historyOffers.flatMap((row) => {
    const offer = items.find(({ title }) => title === row.title);
    return offer ? [{ row, offer }] : [];
  });
}

/** The first day of the history and its offers. */
interface PublishedHistory {
  readonly firstDay: string;
  readonly offerOf: ReadonlyMap<HistoryOffer, Offer>;
}

/**
 * Publishes the missing offers of the history. Offers of an earlier run determine the first day, so that a later run
 * continues the same history.
 */
export async function publishHistory(
  business: FilledBusiness,
  now: Date,
): Promise<PublishedHistory> {
  const before = await findStored(business);
  const [known] = before;
  const firstDay = known
    ? addDays(dayIn(zone, new Date(known.offer.startsAt)), -known.row.firstDay)
    : dayFrom(now, -historyDays);
  const missing = historyOffers.filter((row) => !before.some((one) => one.row === row));
  for (const row of missing) await publish(business, row, (index) => addDays(firstDay, index));
  const stored = missing.length === 0 ? before : await findStored(business);
  return { firstDay, offerOf: new Map(stored.map(({ row, offer }) => [row, offer])) };
}

const shareOfFirstShop = 0.65;

/** Returns the first validator of a demo business. */
export async function validatorOf({ api, businessId: id }: FilledBusiness) {
  const { items } = await api.request(validatorRoutes.listValidators, { params: { id } });
  const [validator] = items.filter(({ status }) => status !== 'disabled');
  if (!validator) throw new Error(`The demo business ${id} has no validator.`);
  return validator;
}

/** Returns the shops of a demo business, with the shares of their visitors. */
export const historyShopsOf = ({ shops }: FilledBusiness, shopOfValidator: string): HistoryShop[] =>
  shops.map(({ id, address, openingHours }, index) => ({
    ...{ id, openingHours },
    timeZone: timeZoneOf(address.state),
    share: index === 0 ? shareOfFirstShop : (1 - shareOfFirstShop) / (shops.length - 1),
    hasValidator: id === shopOfValidator,
  }));

/**
 * Writes three months of claims, redemptions and cancellations of a demo business, by people without accounts, except
 * for those that an earlier run wrote. Statistics are not written: the stream counts the claims, so that the numbers
 * cannot differ from them. Returns the number of written claims.
 */
export async function fillHistory(business: FilledBusiness, now: Date): Promise<number> {
  const { firstDay, offerOf } = await publishHistory(business, now);
  const validator = await validatorOf(business);
  const planned = planHistory(firstDay, historyShopsOf(business, validator.shopId));
  const place = { businessId: business.businessId, offerOf, validatorId: validator.id };
  return writeClaims(planned, place);
}
