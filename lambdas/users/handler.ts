import { userRoutes } from '#contract/routes/users.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { acceptTerms } from './accept-terms.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';
import { getMe } from './get-me.ts';
import { setPushSubscription } from './set-push-subscription.ts';
import { subjects } from './subjects.ts';

export const handler = apiHandler(userRoutes, subjects, {
  getMe,
  acceptTerms,
  setPushSubscription,
  deletePushSubscription,
});
