import type { Query } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { isOfForm } from './saved-routes.ts';

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
