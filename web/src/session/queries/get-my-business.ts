import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { useMe } from './get-me.ts';

/** Query of the user's business: `items[0]` is the pending revision, if any, and then `active` the live record. */
export const myBusinessQuery = (userId: string) =>
  routeQuery(businessRoutes.listBusinesses, { query: { userId } });

/** Returns whether a role may have a business; staff may, too. */
export const mayHaveBusiness = (role: User['role']): boolean => role !== 'validator';

/** The active user's business: `data.items[0]`, `data.currentBusinessId`, `data.active`. */
export function useMyBusiness() {
  const { userId } = useMe();
  return useQuery(myBusinessQuery(userId));
}
