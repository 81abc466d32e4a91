import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aBusinessInput,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { answersWith, type NamedRoute, routesThat } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { allItems, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { publishedOffer, stored } from '#test/support/stored.ts';

const limited = routesThat(answersWith('LIMIT_OF_SIZE_TYPE_REACHED'));
const { maxShops, maxValidatorsPerShop, maxActiveOffers } = limitsOn(aBusiness(), new Date());

/** The counts of a business at all limits of its size type, or one below. */
const countsBelow = (missing: 0 | 1) => [
  { ...keys.businessCounters(businessId), shopsCount: maxShops - missing },
  { ...keys.validatorsCount(shopId), validatorsCount: maxValidatorsPerShop - missing },
  ...Array.from({ length: maxActiveOffers - missing }, (_, n) => ({
    ...keys.offerOfBusiness(businessId, `off_${n}`),
    LSI1SK: `active#2999-12-31T02:59:59.000Z#off_${n}`,
  })),
];

interface Exceeding extends RequestParts {
  readonly offer: Partial<OfferItem>;
  /** Further items, with counts one above the limits of the smaller size, less `missing`. */
  readonly items?: (missing: 0 | 1) => (Key & Record<string, unknown>)[];
}

const ended: Partial<OfferItem> = {
  expirationDate: '2026-01-31',
  startsAt: '2026-01-01T12:00:00.000Z',
  endsAt: '2026-02-01T02:59:59.000Z',
};

const running: Partial<OfferItem> = { endsAt: '2999-12-31T02:59:59.000Z' };

const limitOfOffer = () => [{ ...keys.offerCounters(offerId), availableLimit: 10 }];

const smaller = aRevision({ sizeTypeId: 1 });

/** A revision that requests a size with one shop, for a business with one shop, or with two. */
const smallerSize = (missing: 0 | 1) => [
  stored.business({ ...aBusiness(), revisionId }),
  stored.business(smaller),
  { ...keys.businessCounters(businessId), shopsCount: 2 - missing },
  { ...keys.validatorsCount(shopId), validatorsCount: 2 },
];

/** The stored offer and the request for routes whose usual request adds nothing. */
const exceeding: Partial<Record<RouteName, Exceeding>> = {
  setOfferStatus: {
    offer: { status: 'inactive', endsAt: '2999-12-31T02:59:59.000Z' },
    body: { status: 'active' },
  },
  setOfferLimit: { offer: running, body: { limit: 20 }, items: limitOfOffer },
  deleteOfferLimit: { offer: running, items: limitOfOffer },
  updateBusiness: {
    offer: ended,
    params: { id: revisionId },
    body: aBusinessInput({ name: smaller.name, sizeTypeId: 1 }),
    items: smallerSize,
  },
  decideBusinessApproval: { offer: ended, params: { id: revisionId }, items: smallerSize },
};

/** Sends the request for a business with these counts; returns the answer, and all items before and after. */
async function send(route: NamedRoute, missing: 0 | 1) {
  const { offer, items = () => [], ...parts }: Exceeding = exceeding[route[0]] ?? { offer: ended };
  tableHolds(...everything);
  putItems(...publishedOffer(anOffer(offer)), ...countsBelow(missing), ...items(missing));
  const before = allItems();
  const { status, body } = await invokeRoute(route, parts);
  return { status, body, before, after: allItems() };
}

describe('a route that adds to a limited count', () => {
  it.each(limited)('%s succeeds below the limit of the size type', async (...route) => {
    const { status, before, after } = await send(route, 1);
    expect(status).toBeLessThan(300);
    expect(after).not.toEqual(before);
  });

  it.each(limited)('%s is refused at the limit, and stores nothing', async (...route) => {
    const { status, body, before, after } = await send(route, 0);
    expect({ status, code: body['code'] }).toEqual({
      status: 409,
      code: 'LIMIT_OF_SIZE_TYPE_REACHED',
    });
    expect(after).toEqual(before);
  });
});
