import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { userRoutes } from '#contract/users.ts';
import { call } from '#web/lib/http/call.ts';
import { recordTermsOfSignUp } from './record-terms-of-sign-up.ts';

/** Who the caller is to the marketplace; the guards make sure of it before a private page shows. */
export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: async ({ signal }) =>
    recordTermsOfSignUp(await call(userRoutes.getMe, { signal }), signal),
  staleTime: 5 * 60_000,
});

/** The active user, on private pages. */
export function useMe() {
  return useSuspenseQuery(meQuery).data;
}
