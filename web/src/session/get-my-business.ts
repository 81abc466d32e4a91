import { queryOptions, useQuery } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses.ts';
import { call } from '#web/lib/http/call.ts';
import { useMe } from './get-me.ts';

/** The caller's business: `items[0]` is the pending revision where there is one, then `active` the live record. */
export const myBusinessQuery = (userId: string) =>
  queryOptions({
    queryKey: ['businesses', 'mine', userId],
    queryFn: ({ signal }) => call(businessRoutes.listBusinesses, { query: { userId }, signal }),
  });

/** The active user's business, as a query: `data.items[0]`, `data.currentBusinessId`, `data.active`. */
export function useMyBusiness() {
  const { userId } = useMe();
  return useQuery(myBusinessQuery(userId));
}
