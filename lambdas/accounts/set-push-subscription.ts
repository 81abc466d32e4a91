import { randomUUID } from 'node:crypto';
import { allowedEndpoint } from '#lambdas/messages/push/endpoint.ts';
import { isPublicKey } from '#lambdas/messages/push/public-key.ts';
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
import type { UserOperations } from './user-subjects.ts';

const invalid = (path: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path, code: 'INVALID_VALUE' }] });

/**
 * Stores or renews a subscription of the caller's browser, which from then on gets messages to them and to
 * nobody else. Throws VALIDATION_FAILED for an endpoint of an unknown push service, and for a key that no
 * message can be encrypted with; TOO_MANY_REQUESTS for one more new endpoint than a day allows.
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
