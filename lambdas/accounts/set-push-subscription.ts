import { randomUUID } from 'node:crypto';
import { allowedEndpoint, isPublicKey } from '#lambdas/messages/push/check-subscription.ts';
import { pushServices } from '#lambdas/messages/push/push-services.ts';
import { withSubscription } from '#lambdas/messages/push/subscription-list.ts';
import {
  claimEndpoint,
  findPushSubscriptions,
  pushEndpointsOfDay,
  releaseEndpoints,
  replacePushSubscriptions,
} from '#lambdas/messages/store/push-subscription-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { checkUserIsActive } from '#lambdas/platform/identity/user-store.ts';
import type { UserOperations } from './user-targets.ts';

const invalid = (path: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path, code: 'INVALID_VALUE' }] });

/**
 * Stores or renews the push subscription of the caller's browser; no other user gets messages there any more. Throws
 * VALIDATION_FAILED for an unknown push service or an unusable key, TOO_MANY_REQUESTS after too many new endpoints in a
 * day.
 */
export const setPushSubscription: UserOperations['setPushSubscription'] = async (request) => {
  const { actor, body, now } = request;
  const { id } = request.params;
  const endpoint = allowedEndpoint(body.endpoint, pushServices);
  if (endpoint === undefined) throw invalid('endpoint');
  if (!isPublicKey(body.keys.p256dh)) throw invalid('keys.p256dh');
  const stored = await findPushSubscriptions(actor.userId);
  const made = { id, endpoint, keys: body.keys, claimId: randomUUID() };
  const isRenewal = stored.subscriptions.some((one) => one.endpoint === endpoint);
  if (!isRenewal) await pushEndpointsOfDay.requireBelowLimit(actor.userId, now);
  const { subscription, list, ended } = withSubscription(stored.subscriptions, made, now);
  const { createdAt, updatedAt } = subscription;
  return ok({ id, createdAt, updatedAt }, [
    replacePushSubscriptions(stored, list),
    claimEndpoint(made, now),
    checkUserIsActive(actor.userId),
    ...(isRenewal ? [] : [pushEndpointsOfDay.addOne(actor.userId, now)]),
    ...(await releaseEndpoints(ended)),
  ]);
};
