import { userRoutes } from '#contract/accounts/user-routes.ts';
import { acceptTerms } from '#lambdas/accounts/accept-terms.ts';
import { deletePushSubscription } from '#lambdas/accounts/delete-push-subscription.ts';
import { getMe } from '#lambdas/accounts/get-me.ts';
import { setPushSubscription } from '#lambdas/accounts/set-push-subscription.ts';
import { targets } from '#lambdas/accounts/user-targets.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';

export const handler = apiHandler(userRoutes, targets, {
  getMe,
  acceptTerms,
  setPushSubscription,
  deletePushSubscription,
});
