import type { Query } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { isOfForm } from './kept-routes.ts';

/** Whether an answer is what a screen is about: a list made by `routePages`, or the record of a form. */
const isContent = (query: Pick<Query, 'queryKey'>) =>
  query.queryKey[1] === 'pages' || isOfForm(query);

const nameOfBusiness = routeKeyOf(businessRoutes.listBusinesses);
const isBusiness = ({ queryKey: [name] }: Pick<Query, 'queryKey'>) => name === nameOfBusiness;

/**
 * When the server gave the oldest of the answers that a screen shows, in epoch milliseconds; undefined without any.
 * The business counts where there is nothing else; what else the frame of all screens uses is seldom asked again.
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
