import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** The claims of one person to one offer that are open or redeemed, or have expired since: their codes and ends. */
const counted = z.object({ claims: z.record(z.string(), z.string()) });

export interface ClaimsOfOffer extends z.output<typeof counted> {
  readonly userId: string;
  readonly offerId: string;
}

/** The counted claims of a user to an offer, read strongly. */
export async function findClaimsOfOffer(userId: string, offerId: string): Promise<ClaimsOfOffer> {
  const item = await getItem(keys.claimsOfOffer(userId, offerId));
  return { claims: {}, ...parseStored(counted, item), userId, offerId };
}

const isEmpty = (claims: object) => Object.keys(claims).length === 0;

/**
 * Writes which claims are counted; they must still be those that were read. They are compared themselves: the item is removed
 * with its last claim, and a number of its writes would then begin anew.
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
