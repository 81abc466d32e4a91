import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { clearSessionEnd } from '#web/lib/auth/session-end.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { deleteDrafts } from '#web/platform/drafts/drafts.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { forgetSubscription } from '#web/platform/push/push.ts';
import { forgetFirstSteps } from '#web/session/saved-first-steps.ts';

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Whether the account may be removed although the call failed. */
const isUndecided = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Removes the account; `isForced` cancels the claims that customers hold. */
export type RemoveAccount = (isForced?: boolean) => Promise<void>;

/**
 * Returns a function that removes the user's account and can be retried. After a lost answer, 401 for a valid token
 * means that the account is gone; otherwise it means that the session has ended. Throws ApiError.
 */
export function accountRemoval(userId: string): RemoveAccount {
  let mayBeGone = false;
  return async (isForced = false) => {
    if (!mayBeGone) await callRoute(userRoutes.getMe, {});
    if (!(await accessToken())) throw new ApiError({ code: 'UNAUTHENTICATED', status: 401 });
    try {
      const query = isForced ? { force: 'true' as const } : {};
      await callRoute(accountRoutes.deleteAccount, { params: { name: userId }, query });
    } catch (error) {
      if (!isRefused(error)) {
        mayBeGone = isUndecided(error);
        throw error;
      }
    }
    forgetUser();
    forgetFirstSteps(userId);
    forgetSubscription(userId);
    deleteDrafts();
    // Other calls may have been refused meanwhile.
    clearSessionEnd(userId);
  };
}
