import '#contract/http/zod-config.ts';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { pushSubscription, pushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew, remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { retentionDays, type StoredSubscription } from '../push/subscription-list.ts';

const stored = z.object({
  revision: z.int(),
  subscriptions: z.array(
    z.extend(pushSubscription, {
      endpoint: z.string(),
      keys: pushSubscriptionInput.shape.keys,
      claimId: z.string(),
    }),
  ),
});

const claim = z.object({ claimId: z.string() });

/** A user's subscriptions, as they were read. */
export interface PushSubscriptions {
  readonly userId: string;
  /** Raised by every write; 0 before the first. */
  readonly revision: number;
  readonly subscriptions: readonly StoredSubscription[];
}

/** Reads a user's subscriptions (strong read); an empty list where there never were any. */
export async function findPushSubscriptions(userId: string): Promise<PushSubscriptions> {
  const item = parseStored(stored, await getItem(keys.pushSubscriptions(userId)));
  return { userId, revision: 0, subscriptions: [], ...item };
}

/** Replaces a user's subscriptions; fails if they changed since they were read. */
export function replacePushSubscriptions(
  { userId, revision }: PushSubscriptions,
  subscriptions: readonly StoredSubscription[],
): Write {
  const item = { ...keys.pushSubscriptions(userId), revision: revision + 1, subscriptions };
  if (revision === 0) return putNew(item);
  return put(item, attributesAre({ revision }));
}

const claimKey = (endpoint: string) =>
  keys.pushEndpoint(createHash('sha256').update(endpoint).digest('base64url'));

/** Binds an endpoint to a renewal of a subscription, without a user id, until the subscription is too old for use. */
export function claimEndpoint(
  { endpoint, claimId }: Pick<StoredSubscription, 'endpoint' | 'claimId'>,
  now: Date,
): Write {
  const ttl = Math.ceil(now.getTime() / 1000) + (retentionDays + 1) * 24 * 60 * 60;
  // The last person to subscribe in a browser is its user.
  return replace({ ...claimKey(endpoint), claimId, ttl });
}

/** Removes the claims of ended subscriptions. A claim that has passed to another subscription stays. */
export async function releaseEndpoints(ended: readonly StoredSubscription[]): Promise<Write[]> {
  const held = await Promise.all(ended.map(holdsEndpoint));
  return ended
    .filter((_, index) => held[index])
    .map(({ endpoint, claimId }) => remove(claimKey(endpoint), attributesAre({ claimId })));
}

/** Returns whether an endpoint still belongs to this renewal of a subscription (strong read). */
export async function holdsEndpoint({ endpoint, claimId }: StoredSubscription): Promise<boolean> {
  return parseStored(claim, await getItem(claimKey(endpoint)))?.claimId === claimId;
}

/** Endpoints per user and day: at most fifty, since each may leave a claim for a year. */
export const pushEndpointsOfDay = dailyCount(keys.pushEndpointsOfDay, 50);
