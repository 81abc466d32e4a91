import type { Query } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { Connection } from '#web/platform/http/http.ts';

/**
 * The read calls whose last answers are stored on the device: of owners' and validators' screens, and of the wallet,
 * which stores vouchers by itself.
 */
export const savedRoutes = [
  userRoutes.getMe,
  businessRoutes.listBusinesses,
  businessRoutes.getBusinessUsage,
  businessRoutes.listSizeTypes,
  subscriptionRoutes.listSubscriptionPrices,
  shopRoutes.listShopsOfBusiness,
  shopRoutes.getShop,
  shopRoutes.listFollowedShops,
  offerRoutes.listOffersOfBusiness,
  offerRoutes.getOffer,
  validatorRoutes.listValidators,
] as const;

const formNames = new Set<unknown>([shopRoutes.getShop, offerRoutes.getOffer].map(routeKeyOf));

/** Returns whether a query is only used for the record of a form. */
const isOfForm = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): boolean => formNames.has(name);

/** The use of an answer: a form, the next page of a list, or other content of a screen. */
export type Purpose = 'screen' | 'form' | 'nextPage';

/**
 * When a stored answer replaces the server's; a refusal of the server is always shown.
 * - a number: after this many milliseconds without an answer, or earlier if the server was not reached
 * - `notReached`: only if the server was not reached
 */
export type WhenSaved = number | 'notReached' | 'never';

const immediately = 0;
const patience = 3000;

/** A form does not start with an old answer after one failed call. Further pages of lists are not stored. */
const rule: Readonly<Record<Purpose, Readonly<Record<Connection, WhenSaved>>>> = {
  screen: { good: patience, slow: immediately, lost: immediately, none: immediately },
  form: { good: 'notReached', slow: 'notReached', lost: 'notReached', none: immediately },
  nextPage: { good: 'never', slow: 'never', lost: 'never', none: 'never' },
};

/** Returns when a stored answer replaces the server's. */
export const whenSaved = (purpose: Purpose, connection: Connection): WhenSaved =>
  rule[purpose][connection];

/** Returns the use of the answer that a query loads now. */
export function purposeOf(query: Query): Purpose {
  if (query.state.fetchMeta?.fetchMore !== undefined) return 'nextPage';
  return isOfForm(query) ? 'form' : 'screen';
}

/** Returns whether an answer is from the device: the server gave it (epoch milliseconds) before this page opened. */
export const isFromDevice = (answeredAt: number): boolean => answeredAt < performance.timeOrigin;

/** Returns whether an answer is the main content of a screen: a list from `routePages`, or the record of a form. */
const isContent = (query: Pick<Query, 'queryKey'>) =>
  query.queryKey[1] === 'pages' || isOfForm(query);

const nameOfBusiness = routeKeyOf(businessRoutes.listBusinesses);
const isBusiness = ({ queryKey: [name] }: Pick<Query, 'queryKey'>) => name === nameOfBusiness;

/**
 * Returns the time of the oldest answer that a screen shows, in epoch milliseconds; undefined without any. The business
 * only counts if there is nothing else; other answers of the layout are ignored, since they are seldom loaded again.
 */
export function shownSince(
  queries: readonly Pick<Query, 'queryKey' | 'state'>[],
): number | undefined {
  const answered = queries.filter(({ state }) => state.data !== undefined);
  const content = answered.filter(isContent);
  const times = (content.length > 0 ? content : answered.filter(isBusiness)).map(
    ({ state }) => state.dataUpdatedAt,
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}
