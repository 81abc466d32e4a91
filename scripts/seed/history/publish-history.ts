import { dayIn, startOfDay } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { addDays } from '#contract/statistics/period.ts';
import { publishInThePast } from '../direct-writes.ts';
import type { FilledBusiness } from '../filled-business.ts';
import { dayFrom } from '../seed-days.ts';
import { type HistoryOffer, historyDays, historyOffers } from './history-offers.ts';

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
