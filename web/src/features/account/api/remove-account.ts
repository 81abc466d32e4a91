import { accountRoutes } from '#contract/routes/accounts.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { clearSessionEnd } from '#web/lib/auth/session-end.ts';
import { deleteDrafts } from '#web/lib/form-drafts.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { callRoute } from '#web/lib/http/call-route.ts';

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * The removal of a user's account, which may be tried again. Once the request was sent, 401 means that the account is
 * gone and the answer was lost. Before that it means that the session has ended, so this is asked first.
 */
export function accountRemoval(userId: string): () => Promise<void> {
  let wasSent = false;
  return async () => {
    if (!wasSent) await callRoute(userRoutes.getMe, {});
    wasSent = true;
    try {
      await callRoute(accountRoutes.deleteAccount, { params: { name: userId } });
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    forgetUser();
    deleteDrafts();
    // Calls that were under way may have been refused meanwhile.
    clearSessionEnd(userId);
  };
}
