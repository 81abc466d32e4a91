import { accessOf, type Route } from '#contract/http/route.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { holderId } from './builders/a-claim.ts';
import type { RequestParts } from './builders/a-request.ts';
import { aShop, otherShopId, shopId } from './builders/a-shop.ts';
import { aValidator } from './builders/a-validator.ts';
import { aStaffUser, aUser } from './builders/people.ts';
import { staffCaller as staffToken } from './request-of-route.ts';
import { stored } from './stored.ts';

const otherBusinessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KTHR';
const shopOfOtherBusinessId = 'shp_01K9B1B2C3D4E5F6G7H8J9KTHR';

const consumerId = '55555555-5555-4555-8555-555555555551';
const otherOwnerId = '55555555-5555-4555-8555-555555555552';
const validatorId = '55555555-5555-4555-8555-555555555553';

/** Stored items for the roles, besides `everything`. */
export const itemsOfRoles = [
  stored.business(aBusiness({ id: otherBusinessId, userId: otherOwnerId })),
  stored.shop(aShop({ id: otherShopId, shopIdentifier: 'padariapoente' })),
  stored.shop(
    aShop({
      id: shopOfOtherBusinessId,
      businessId: otherBusinessId,
      userId: otherOwnerId,
      shopIdentifier: 'padarianascente',
    }),
  ),
];

/** A caller: their stored item, and their token's groups; undefined without a token. */
interface Caller {
  readonly user: UserItem;
  readonly groups?: string;
}

const owner: Caller = { user: aUser({ businessId }), groups: '[owners]' };
const staff: Caller = { user: aStaffUser(), groups: staffToken.groups };

const validatorOf = (ofBusinessId: string, ofShopId: string): Caller => ({
  user: aUser({
    userId: validatorId,
    businessId: ofBusinessId,
    shopId: ofShopId,
    validatorId: aValidator().id,
  }),
  groups: '[validators]',
});

/** Returns the usual caller of a route, with a changed item. */
const changed =
  (change: Partial<UserItem>) =>
  (route: Route): Caller => {
    const caller = accessOf(route) === 'staff' ? staff : owner;
    return { ...caller, user: { ...caller.user, ...change } };
  };

/** Roles of callers, in relation to the business, shop and offer of `everything`. */
export const callers = {
  'no token': () => undefined,
  'a consumer': () => ({ user: aUser({ userId: consumerId }) }),
  'the holder': () => ({ user: aUser({ userId: holderId }) }),
  'another owner': () => ({
    user: aUser({ userId: otherOwnerId, businessId: otherBusinessId }),
    groups: '[owners]',
  }),
  'a validator of another business': () => validatorOf(otherBusinessId, shopOfOtherBusinessId),
  'a validator of another shop': () => validatorOf(businessId, otherShopId),
  'a validator of the shop': () => validatorOf(businessId, shopId),
  'the owner': () => owner,
  staff: () => staff,
  'a removed user': changed({ status: 'removed' }),
  'a user before the first password change': changed({ isPasswordRequired: true }),
} as const satisfies Readonly<Record<string, (route: Route) => Caller | undefined>>;

export type Role = keyof typeof callers;

export const roles = Object.keys(callers) as Role[];

/** Returns the token of a caller for `aRequest`. */
export function tokenOf(caller: Caller | undefined): RequestParts['as'] {
  return caller && { userId: caller.user.userId, ...(caller.groups && { groups: caller.groups }) };
}
