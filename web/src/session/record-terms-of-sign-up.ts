import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { appConfig } from '#web/config/app-config.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';

/** Records the terms accepted at sign-up and returns the updated user; on failure, the app asks the user. */
export async function recordTermsOfSignUp(me: User, signal: AbortSignal): Promise<User> {
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
