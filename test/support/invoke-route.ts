import { routeKeyOf } from '#contract/route.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from './builders/a-business.ts';
import { aPushSubscription, storedSubscriptions } from './builders/a-push-subscription.ts';
import { aRequest, invokeHandler, type RequestParts } from './builders/a-request.ts';
import { shopId } from './builders/a-shop.ts';
import { aValidator, aValidatorUser } from './builders/a-validator.ts';
import { anImage } from './builders/an-image.ts';
import { anIndication } from './builders/an-indication.ts';
import { anOffer, offerId } from './builders/an-offer.ts';
import { anUpload } from './builders/an-upload.ts';
import { aStaffUser, aUser, ownerId, strangerId } from './builders/people.ts';
import { openedShop, publishedOffer } from './builders/whole-items.ts';
import type { NamedRoute } from './every-route.ts';
import { emptyUserPool } from './mocked-user-pool.ts';
import { exportId, pendingId, requestOf, suspendedId } from './request-of-route.ts';
import { stored } from './stored.ts';

/** The stored users that the requests in `requestOf` need. */
export const people = [
  stored.user(aUser({ businessId })),
  stored.user(aUser({ userId: strangerId })),
  stored.user(aStaffUser()),
  stored.user(aValidatorUser({ isPasswordRequired: true })),
];

const countersOfOffer = {
  ...keys.offerCounters(offerId),
  claimedCount: 0,
  redeemedCount: 0,
  availableLimit: 10,
};

/** An export of the owner that is under way. */
const underWay = {
  ...keys.export(ownerId),
  id: exportId,
  status: 'processing',
  createdAt: new Date().toISOString(),
  fileKey: `${ownerId}/file.json`,
};

/** All stored items that the requests in `requestOf` need. */
export const everything = [
  ...people,
  stored.business(aBusiness()),
  stored.business(aPendingBusiness({ id: pendingId, userId: strangerId })),
  stored.business(aBusiness({ id: suspendedId, userId: strangerId, status: 'suspended' })),
  ...openedShop(),
  { ...keys.validatorsCount(shopId), validatorsCount: 1 },
  stored.validator(aValidator({ status: 'pending_first_access' })),
  ...publishedOffer(anOffer({ endsAt: '2999-12-31T02:59:59.000Z' })),
  countersOfOffer,
  stored.indication(anIndication()),
  underWay,
  storedSubscriptions([aPushSubscription()]),
  stored.image(anImage()),
  stored.upload(anUpload()),
];

beforeEach(emptyUserPool);

/** Calls the Lambda of a route with its request from `requestOf`, overridden by the given parts and headers. */
export async function invokeRoute([name, route, resource]: NamedRoute, parts: RequestParts = {}) {
  const { handler } = await import(`../../lambdas/${resource}/handler.ts`);
  const request = requestOf[name];
  const headers = { ...request.headers, ...parts.headers };
  return invokeHandler(handler, aRequest(routeKeyOf(route), { ...request, ...parts, headers }));
}
