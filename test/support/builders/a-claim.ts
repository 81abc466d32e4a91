import { newClaimCode } from '#contract/claims/claim-code.ts';
import type { ClaimItem, StoredRedemption } from '#lambdas/claims/store/claim-item.ts';
import { businessId } from './a-business.ts';
import { shopId } from './a-shop.ts';
import { offerId } from './an-offer.ts';

/** A consumer with a claim of the bakery. */
export const holderId = '55555555-5555-4555-8555-555555555554';
export const holder = { userId: holderId };

/** Returns the code of one of up to 256 claims. */
export const codeNo = (number: number): string =>
  newClaimCode(Uint8Array.from([1, 2, 3, 4, 5, 6, number]));

export const claimCode = codeNo(0);

/** The fields that an open claim of the bakery's offer has wherever it is. */
export const factsOfClaim = {
  offerId,
  offerVersion: 1,
  businessId,
  consumerId: holderId,
  shopId,
  shopsIds: [shopId],
  title: 'Pão francês, 10 unidades',
  startsAt: '2026-11-01T12:00:00.000Z',
  endsAt: '2100-01-01T02:59:59.000Z',
  status: 'open' as const,
  claimedAt: '2026-11-20T12:00:00.000Z',
};

/** An open claim of the bakery's offer, as stored. */
export function aClaim(changes: Partial<ClaimItem> = {}): ClaimItem {
  return {
    ...factsOfClaim,
    code: claimCode,
    timeZone: 'America/Sao_Paulo',
    shard: 0,
    originalPriceCents: 890,
    offerPriceCents: 549,
    expirationDate: '2099-12-31',
    publishedAt: '2026-11-01T12:00:00.000Z',
    revision: 1,
    ...changes,
  };
}

export const redemptionId = 'red_01K9G1B2C3D4E5F6G7H8J9KRED';

/** The owner's redemption of a claim, as the claim stores it. */
export function aRedemption(changes: Partial<StoredRedemption> = {}): StoredRedemption {
  return {
    id: redemptionId,
    nonce: 'nonce-of-device-1',
    shopId,
    day: '2026-11-21',
    hour: '09',
    redeemedBy: { kind: 'owner' },
    redeemedAt: '2026-11-21T12:00:00.000Z',
    recordedAt: '2026-11-21T12:00:00.000Z',
    offline: false,
    status: 'done',
    ...changes,
  };
}

/** A redeemed claim. */
export function aRedeemedClaim(changes: Partial<ClaimItem> = {}): ClaimItem {
  return aClaim({
    code: codeNo(1),
    status: 'redeemed',
    closedAt: '2026-11-21T12:00:00.000Z',
    redemptions: [aRedemption()],
    ...changes,
  });
}
