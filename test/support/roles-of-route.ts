import { accessOf, ignoresTokens, type Route } from '#contract/http/route.ts';
import type { Relationship } from '#contract/http/target.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { holderId } from './builders/a-claim.ts';
import type { RequestParts } from './builders/a-request.ts';
import { aShop, otherShopId, shopId } from './builders/a-shop.ts';
import { aValidator } from './builders/a-validator.ts';
import { aStaffUser, aUser } from './builders/people.ts';
import { type RouteName, staffCaller as staffToken } from './request-of-route.ts';
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

type Status = 201 | 204 | 401 | 403 | 404 | 409;
/** Refusals of a route by role; an omitted role gets the route's first success status. */
type Refusals = Readonly<Partial<Record<Role, Status>>>;

const validators = ['a validator of another shop', 'a validator of the shop'] as const;
/** Callers outside of the business. The holder of a claim is one, unless a call is about the claim. */
const strangers = [
  'a consumer',
  'the holder',
  'another owner',
  'a validator of another business',
] as const;
const withoutClaim = ['a consumer', 'another owner', 'a validator of another business'] as const;

const refused = (status: Status, ...refusedRoles: readonly Role[]): Refusals =>
  Object.fromEntries(refusedRoles.map((role) => [role, status]));

const ownerOnly = refused(404, ...strangers, ...validators, 'staff');

/** Refusals that follow from the required relationship to the target, which is the owner's. */
const refusalsByRelationship: Readonly<Record<Relationship, Refusals>> = {
  viewer: {},
  holder: ownerOnly,
  'holder-or-member': refused(404, ...withoutClaim, 'staff'),
  owner: ownerOnly,
  'owner-or-staff': refused(404, ...strangers, ...validators),
  member: refused(404, ...strangers, 'staff'),
  'member-or-staff': refused(404, ...strangers),
  staff: refused(403, ...strangers, ...validators, 'the owner'),
};

function refusalsOf({ access, target }: Route): Refusals {
  if (access === 'staff') return refusalsByRelationship.staff;
  return target ? refusalsByRelationship[target.relationship] : {};
}

/** Statuses that do not follow from a route's target and access. */
const exceptions: Readonly<Partial<Record<RouteName, Refusals>>> = {
  // Only for users with a temporary password; validators have had one.
  completeFirstAccess: {
    ...refused(403, 'a consumer', 'the holder', 'another owner', 'the owner', 'staff'),
    ...refused(409, 'a validator of another business', ...validators),
  },
  // Each owner has one business.
  createBusiness: {
    ...refused(409, 'another owner', 'the owner'),
    ...refused(403, 'a validator of another business', ...validators),
  },
  // Every role may, for its own name; the request has the owner's name.
  deleteAccount: refused(403, ...strangers, ...validators, 'staff'),
  // Only the owner has an export in progress.
  createExport: refused(201, ...strangers, ...validators, 'staff'),
  // A picture of an offer, for which the caller needs their own business.
  createUpload: refused(
    403,
    'a consumer',
    'the holder',
    'a validator of another business',
    ...validators,
    'staff',
  ),
};

const exceptionsOfClaims: typeof exceptions = {
  claimOffer: refused(409, 'the owner', ...validators),
  // Another consumer's claim, which only its holder cancels.
  cancelClaim: {
    ...refused(404, ...withoutClaim, ...validators, 'the owner', 'staff'),
    ...refused(204, 'the holder'),
  },
  getCounterPack: refused(404, ...strangers, 'a validator of another shop', 'staff'),
  listRedemptions: refused(404, ...strangers, 'a validator of another shop', 'staff'),
  redeemClaim: {
    ...refused(404, ...strangers, 'a validator of another shop', 'staff'),
    ...refused(201, 'the owner', 'a validator of the shop'),
  },
  // Validators may only undo their own recent redemptions.
  rollBackRedemption: { ...refused(404, ...strangers, 'staff'), ...refused(403, ...validators) },
};

/** Returns a role's status for the request of `requestOf`, with the caller's own id if it contains one. */
export function statusFor(name: RouteName, route: Route, role: Role): number {
  const success = Math.min(...Object.keys(route.responses).map(Number));
  const isOpen = route.access === 'public';
  if (role === 'no token') return isOpen ? success : 401;
  if (role === 'a removed user') return ignoresTokens(route) ? success : 401;
  if (role === 'a user before the first password change') {
    return isOpen || route.beforePasswordChange ? success : 403;
  }
  const exception = { ...exceptions, ...exceptionsOfClaims }[name];
  return exception?.[role] ?? refusalsOf(route)[role] ?? success;
}
