import type { Route } from '#contract/route.ts';
import type { RouteName } from './request-of-route.ts';
import type { Role } from './roles.ts';

type Status = 201 | 401 | 403 | 404 | 409;
/** The refusals of a route, by role; a role that is left out succeeds, as the first of its statuses says. */
type Refusals = Readonly<Partial<Record<Role, Status>>>;

const strangers: Refusals = {
  'a consumer': 404,
  'another owner': 404,
  'a validator of another business': 404,
};

/** The refusals that follow from who may call a route; those of tokens and passwords are in `statusFor`. */
const refusalsByAccess: Readonly<Record<Route['access'], Refusals>> = {
  public: {},
  user: {},
  owner: {
    ...strangers,
    'a validator of another shop': 404,
    'a validator of the shop': 404,
    staff: 404,
  },
  business: { ...strangers, staff: 404 },
  'business-or-staff': strangers,
  staff: {
    'a consumer': 403,
    'another owner': 403,
    'a validator of another business': 403,
    'a validator of another shop': 403,
    'a validator of the shop': 403,
    'the owner': 403,
  },
};

/** Those who have no subscription, or no upload, of the id. */
const othersThanOwner: Refusals = {
  ...strangers,
  'a validator of another shop': 404,
  'a validator of the shop': 404,
  staff: 404,
};

/** What roles get of a route that does not follow from its access. */
const exceptions: Readonly<Partial<Record<RouteName, Refusals>>> = {
  // Only for users with a temporary password; validators have had one.
  completeFirstAccess: {
    'a consumer': 403,
    'another owner': 403,
    'a validator of another business': 409,
    'a validator of another shop': 409,
    'a validator of the shop': 409,
    'the owner': 403,
    staff: 403,
  },
  // Each owner has one business.
  createBusiness: {
    'another owner': 409,
    'the owner': 409,
    'a validator of another business': 403,
    'a validator of another shop': 403,
    'a validator of the shop': 403,
  },
  // Every role may, for its own name; the request has that of the owner.
  deleteAccount: {
    'a consumer': 403,
    'another owner': 403,
    'a validator of another business': 403,
    'a validator of another shop': 403,
    'a validator of the shop': 403,
    staff: 403,
  },
  // Only the owner has an export, which is under way.
  createExport: {
    'a consumer': 201,
    'another owner': 201,
    'a validator of another business': 201,
    'a validator of another shop': 201,
    'a validator of the shop': 201,
    staff: 201,
  },
  getExport: {
    ...strangers,
    'a validator of another shop': 404,
    'a validator of the shop': 404,
    staff: 404,
  },
  // A picture of an offer, for which the caller must have a business of their own.
  createUpload: {
    'a consumer': 403,
    'a validator of another business': 403,
    'a validator of another shop': 403,
    'a validator of the shop': 403,
    staff: 403,
  },
  getUpload: othersThanOwner,
  deletePushSubscription: othersThanOwner,
};

/** The status that a role gets for the request of `requestOf`, with the caller's own id where it names one. */
export function statusFor(name: RouteName, route: Route, role: Role): number {
  const success = Math.min(...Object.keys(route.responses).map(Number));
  const isOpen = route.access === 'public';
  if (role === 'no token') return isOpen ? success : 401;
  if (role === 'a removed user') return 401;
  if (role === 'a user before the first password change') {
    return isOpen || route.beforePasswordChange ? success : 403;
  }
  return exceptions[name]?.[role] ?? refusalsByAccess[route.access][role] ?? success;
}
