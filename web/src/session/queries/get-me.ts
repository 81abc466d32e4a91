import { useSuspenseQuery } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { callRoute, routeQuery } from '#web/platform/api/api.ts';
import { recordTermsOfSignUp } from '../record-terms-of-sign-up.ts';
import { renewIfDue } from './renewal-of-me.ts';

/** Query of the active user. Also records the terms accepted at sign-up, and the account's e-mail and language. */
export const meQuery = {
  ...routeQuery(userRoutes.getMe, {}),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    recordTermsOfSignUp(
      await renewIfDue((query) => callRoute(userRoutes.getMe, { query, signal })),
      signal,
    ),
  staleTime: 5 * 60_000,
};

/** The active user, on private pages. */
export function useMe() {
  return useSuspenseQuery(meQuery).data;
}
