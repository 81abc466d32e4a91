import { fold } from '#contract/fold.ts';
import type { Offer } from '#contract/offers.ts';
import type { offerRoutes } from '#contract/routes/offers.ts';
import { findOwnLiveBusiness } from '../businesses/own-business.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { page } from '../shared/http/page.ts';
import { findShop } from '../shops/repository/find-shops.ts';
import { offerView } from './offer.ts';
import { listOffers } from './repository/list-offers.ts';

/** Rows read at most for one item of a page that is filtered. */
const rowsPerFilteredItem = 5;

function hasWords(title: string, q: string): boolean {
  const folded = ` ${fold(title)}`;
  return fold(q)
    .split(' ')
    .every((word) => folded.includes(` ${word}`));
}

/** The offers of the caller's business, or of one of its shops, by display status or words of a title. */
export const listOffersOfBusiness: Operation<typeof offerRoutes.listOffersOfBusiness> = async ({
  actor,
  params,
  query,
  now,
}) => {
  const business = await findOwnLiveBusiness(actor, params.id);
  const { status, shopId, q } = query;
  if (shopId && (await findShop(shopId))?.businessId !== business.id) {
    throw new AppError('SHOP_NOT_FOUND');
  }
  const isWanted = (offer: Offer) =>
    (status === undefined || offer.displayStatus === status) &&
    (q === undefined || hasWords(offer.title, q));
  const filter = {
    status,
    now,
    consistency: 'strong' as const,
    rowsPerItem: status || q ? rowsPerFilteredItem : 1,
  };
  return ok(
    await page(`offers:${shopId ?? business.id}:${status}:${q}`, query, (request) =>
      listOffers(
        shopId ? { shopId } : { businessId: business.id },
        { ...request, ...filter },
        ({ offer, counters }) => {
          const view = offerView(offer, counters, business, now);
          return isWanted(view) ? view : undefined;
        },
      ),
    ),
  );
};
