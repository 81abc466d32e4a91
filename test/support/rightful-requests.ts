import { timeZones } from '#contract/brazil/time-zones.ts';
import { lastOfferDay, offerToday } from '#contract/offer-days.ts';
import { type Resource, type Route, routeKeyOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { aBusiness, aBusinessInput, aPendingBusiness, businessId } from './builders/a-business.ts';
import { aRequest, call, type RequestParts } from './builders/a-request.ts';
import { aShop, aShopInput, shopId } from './builders/a-shop.ts';
import { anOffer, anOfferInput, offerId } from './builders/an-offer.ts';
import { aStaffUser, aUser, ownerId, staffId, strangerId } from './builders/people.ts';
import { stored } from './mocked-table.ts';

const nextYearsEnd = lastOfferDay(offerToday(timeZones, new Date()));
const newcomerId = '44444444-4444-4444-8444-444444444444';
const pendingId = 'biz_01K9A1B2C3D4E5F6G7H8J9KPEN';

export const owner = { userId: ownerId };
export const staff = { userId: staffId, groups: '[staff]' };

/** A request of each route that its rightful caller may make; a new route needs one, too. */
export const rightful: Readonly<Record<string, RequestParts>> = {
  getHealth: {},
  getOpenapi: {},
  getMe: { as: owner },
  acceptTerms: { as: owner, body: { version: '2026-11-01' } },
  listBusinesses: { as: owner, query: { userId: ownerId } },
  createBusiness: { as: { userId: newcomerId }, body: aBusinessInput({ userId: newcomerId }) },
  updateBusiness: { as: owner, params: { id: businessId }, body: aBusinessInput({ name: 'Nova' }) },
  listSizeTypes: {},
  listSubscriptionPrices: {},
  listBusinessesForStaff: { as: staff },
  decideBusinessApproval: { as: staff, params: { id: pendingId }, body: { decision: 'approve' } },
  createShop: { as: owner, body: aShopInput({ shopIdentifier: 'outraloja' }) },
  getShop: { params: { id: shopId } },
  getShopByIdentifier: { params: { identifier: 'Padaria Aurora' } },
  checkShopIdentifier: { as: owner, params: { identifier: 'livre' } },
  listShopsOfBusiness: { as: owner, params: { businessId } },
  createOffer: { as: owner, body: anOfferInput({ expirationDate: nextYearsEnd }) },
  getOffer: { params: { id: offerId } },
  listOffersOfShop: { query: { shopId } },
  listOffersOfBusiness: { as: owner, params: { id: businessId } },
  setOfferStatus: { as: owner, params: { id: offerId }, body: { status: 'inactive' } },
  getFeed: { query: { state: 'PE', city: 'Recife' } },
};

const identifier = { PK: 'SHOP_IDENTIFIER#padariaaurora', SK: 'SHOP_IDENTIFIER', shopId };

/** What the table holds for these requests: the owner's things, and a stranger's pending business. */
export const everything = [
  stored.user(aUser({ businessId })),
  stored.user(aUser({ userId: strangerId })),
  stored.user(aStaffUser()),
  stored.business(aBusiness()),
  stored.business(aPendingBusiness({ id: pendingId, userId: strangerId })),
  stored.shop(aShop()),
  stored.offer(anOffer({ endsAt: '2999-12-31T02:59:59.000Z' })),
  identifier,
];

/** Every route, by its name, with the resource that answers it. */
export const allRoutes = Object.entries(routes).flatMap(([resource, table]) =>
  Object.entries(table).map(([name, route]): [string, Route, Resource] => [
    name,
    route,
    resource as Resource,
  ]),
);

/** Calls a route as its rightful caller would, but for the parts given. */
export async function callRoute(
  [name, route, resource]: [string, Route, Resource],
  parts: RequestParts = {},
) {
  const { handler } = await import(`../../lambdas/${resource}/handler.ts`);
  return call(handler, aRequest(routeKeyOf(route), { ...rightful[name], ...parts }));
}
