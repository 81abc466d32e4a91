import { useSuspenseQuery } from '@tanstack/react-query';
import { hasAccepted } from '#contract/accounts/has-accepted.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { appConfig } from '#web/config/app-config.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { callRoute, routeQuery } from '#web/platform/api/api.ts';
import { renewIfDue } from './renewal-of-me.ts';

/** Returns whether the user must accept this stage's terms or a newer version of them. */
export function mustAcceptTerms({ terms }: User): boolean {
  return !hasAccepted(terms, appConfig().termsVersion);
}

/** Records the terms accepted at sign-up and returns the updated user; on failure, the app asks the user. */
async function recordTermsOfSignUp(me: User, signal: AbortSignal): Promise<User> {
  if (!mustAcceptTerms(me)) return me;
  const version = appConfig().termsVersion;
  try {
    const { termsAtSignUp } = await import('#web/lib/auth/terms-at-sign-up.ts');
    if ((await termsAtSignUp()) !== version) return me;
    return await callRoute(userRoutes.acceptTerms, { body: { version }, signal });
  } catch {
    return me;
  }
}

/**
 * Query of the active user. Also records the terms accepted at sign-up, the account's e-mail and language, and on this
 * device the user's business.
 */
export const meQuery = {
  ...routeQuery(userRoutes.getMe, {}),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const me = await renewIfDue((query) => callRoute(userRoutes.getMe, { query, signal }));
    storeBusiness(me);
    return recordTermsOfSignUp(me, signal);
  },
  staleTime: 5 * 60_000,
};

/** The active user, on private pages. */
export function useMe() {
  return useSuspenseQuery(meQuery).data;
}
