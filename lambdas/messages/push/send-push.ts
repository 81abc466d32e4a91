import { encrypt, getVapidHeaders } from 'web-push';
import type { PushMessage, PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { secondsKept } from './push-age.ts';
import type { Vapid } from './push-keys.ts';

/**
 * What became of a message: `sent`, `gone` (the subscription has ended), `later` (to be sent again), or
 * `refused` (it would be again).
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Whether a request failed since no address belongs to its host. A resolver that fails says EAI_AGAIN. */
const hasNoHost = ({ cause }: Error) =>
  cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'ENOTFOUND';

/** Milliseconds that a push service may take. */
const timeLimit = 5000;

/**
 * What a status of a push service means (RFC 8030, 5 and 7.3). No redirect is followed, since it could lead
 * anywhere; the subscription stays, as the service may be set right.
 */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** The request of a message: encrypted for the browser (RFC 8291) and signed by the stage (RFC 8292). */
function requestOf(
  { endpoint, keys }: PushSubscriptionInput,
  message: PushMessage,
  { contact, publicKey, privateKey }: Vapid,
): RequestInit {
  const encoding = 'aes128gcm';
  const { origin } = new URL(endpoint);
  const { cipherText } = encrypt(keys.p256dh, keys.auth, JSON.stringify(message), encoding);
  return {
    method: 'POST',
    headers: {
      ...getVapidHeaders(origin, contact, publicKey, privateKey, encoding),
      'content-encoding': encoding,
      'content-type': 'application/octet-stream',
      ttl: String(secondsKept),
      urgency: 'normal',
      // A message that was not delivered yet is replaced by the next of the same business: RFC 8030, 5.4.
      topic: message.businessId,
    },
    body: new Uint8Array(cipherText),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimit),
  };
}

/**
 * Sends a message to a subscription whose endpoint is allowed. The body of the answer is not read. Logs a
 * failure by its status or the name of its error, since other texts may contain the endpoint.
 */
export async function sendPush(
  subscription: PushSubscriptionInput,
  message: PushMessage,
  vapid: Vapid,
): Promise<PushOutcome> {
  const request = requestOf(subscription, message, vapid);
  try {
    const answer = await fetch(subscription.endpoint, request);
    const { status, body } = answer;
    await body?.cancel();
    const outcome = outcomeOf(status);
    if (outcome !== 'sent') logger.warn('push message not taken', { status, outcome });
    return outcome;
  } catch (error) {
    const outcome = hasNoHost(error as Error) ? 'gone' : 'later';
    logger.warn('push service not reached', { reason: (error as Error).name, outcome });
    return outcome;
  }
}
