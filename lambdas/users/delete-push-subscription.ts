import type { userRoutes } from '#contract/routes/users.ts';
import {
  findPushSubscriptions,
  releaseEndpoints,
  replacePushSubscriptions,
} from '../push/push-subscription-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** Removes a subscription of the caller. Throws PUSH_SUBSCRIPTION_NOT_FOUND. */
export const deletePushSubscription: Operation<typeof userRoutes.deletePushSubscription> = async ({
  actor,
  params,
}) => {
  const stored = await findPushSubscriptions(actor.userId);
  const kept = stored.subscriptions.filter(({ id }) => id !== params.id);
  const ended = stored.subscriptions.filter(({ id }) => id === params.id);
  if (ended.length === 0) throw new AppError('PUSH_SUBSCRIPTION_NOT_FOUND');
  return noContent([replacePushSubscriptions(stored, kept), ...(await releaseEndpoints(ended))]);
};
