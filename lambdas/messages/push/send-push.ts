import { encrypt, getVapidHeaders } from 'web-push';
import type { PushMessage, PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { Vapid } from './push-keys.ts';
import { lifetimeSeconds } from './push-timing.ts';

/** Outcome of a message; `gone`: the subscription has ended; `later`: retry; `refused`: a retry would fail, too. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/**
 * Whether a request failed since its host has no address. Such a subscription is gone, since anybody can name hosts
 * below vendors' domains. A failing resolver says EAI_AGAIN.
 */
const hasNoHost = ({ cause }: Error) =>
  cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'ENOTFOUND';

/** Timeout of a push service in milliseconds. */
const timeLimit = 5000;

/**
 * Maps the status of a push service (RFC 8030, 5 and 7.3). Redirects are not followed, since they could lead
 * anywhere; the subscription stays, as the service may be repaired.
 */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/**
 * Returns the request of a message: encrypted for the browser (RFC 8291) and signed by the stage (RFC 8292). The
 * library's `sendNotification` is not used, since it reads answers of any length.
 */
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
      ttl: String(lifetimeSeconds),
      urgency: 'normal',
      // The next message of the same business replaces an undelivered one: RFC 8030, 5.4.
      topic: message.businessId,
    },
    body: new Uint8Array(cipherText),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimit),
  };
}

/** Sends a message to a subscription. Logs only status or error name, since other texts may contain the endpoint. */
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
