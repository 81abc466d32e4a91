import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { countOpenClaims } from './claim-store.ts';

/** A consumer's claims of one offer that count for the limit, expired ones included: ends by code. */
const counted = z.object({ claims: z.record(z.string(), z.string()) });

export interface ClaimsOfOffer extends z.output<typeof counted> {
  readonly userId: string;
  readonly offerId: string;
}

/** Returns a user's counted claims of an offer, read strongly. */
export async function findClaimsOfOffer(userId: string, offerId: string): Promise<ClaimsOfOffer> {
  const item = await getItem(keys.claimsOfOffer(userId, offerId));
  return { claims: {}, ...parseStored(counted, item), userId, offerId };
}

const isEmpty = (claims: object) => Object.keys(claims).length === 0;

/**
 * Replaces the counted claims. Fails if they changed since they were read. The condition compares the claims, since a
 * revision would restart at zero when the item is removed with its last claim.
 */
export function replaceClaimsOfOffer(
  { userId, offerId, claims: before }: ClaimsOfOffer,
  claims: ClaimsOfOffer['claims'],
): Write {
  const key = keys.claimsOfOffer(userId, offerId);
  const asRead = isEmpty(before)
    ? { expression: 'attribute_not_exists(PK)' }
    : attributesAre({ claims: before });
  if (isEmpty(claims)) return remove(key, asRead);
  return put({ ...key, claims }, asRead);
}

/** Most usable claims per consumer. */
const mostOpen = 100;

/** Most claims per consumer and day. */
export const claimsOfDay = dailyCount(keys.claimsOfDay, 50);

/** Throws WALLET_FULL if a consumer has a hundred usable claims. Claims of the last second may not count yet. */
export async function requireRoomInWallet(userId: string, now: Date): Promise<void> {
  if ((await countOpenClaims(userId, now)) >= mostOpen) throw new AppError('WALLET_FULL');
}
