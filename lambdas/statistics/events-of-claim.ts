import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { storedClaimStatus } from '#contract/claims/claims.ts';
import { redemption } from '#contract/claims/redemptions.ts';
import { addDays } from '#contract/statistics/period.ts';
import { type CountedEvent, countedAsExpiredAfter, ownerAsRedeemer } from './counted-event.ts';
import { localHour, storedHour, storedZone } from './hour.ts';

/** The counted attributes of a redemption. */
const redemptionState = z.extend(
  z.pick(redemption, { id: true, shopId: true, status: true, reversedAt: true }),
  {
    /** Day in the zone of the shop. */
    day: z.string(),
    hour: storedHour,
    redeemedBy: z.object({ validatorId: z.exactOptional(z.string()) }),
  },
);

export type RedemptionState = z.output<typeof redemptionState>;

/** The counted attributes of a claim. */
export const claimState = z.object({
  code: z.string(),
  status: storedClaimStatus,
  shopId: z.string(),
  offerId: z.string(),
  /** The zone of the shop when it was claimed. */
  timeZone: storedZone,
  claimedAt: z.string(),
  closedAt: z.exactOptional(z.string()),
  expirationDate: z.string(),
  originalPriceCents: z.int(),
  offerPriceCents: z.int(),
  redemptions: z._default(z.array(redemptionState), () => []),
});

export type ClaimState = z.output<typeof claimState>;

const eventOfClaim = (claim: ClaimState, at: string) => ({
  id: claim.code,
  shopId: claim.shopId,
  offerId: claim.offerId,
  hour: localHour(claim.timeZone, at),
  endsOn: claim.expirationDate,
});

const eventOfRedemption = (claim: ClaimState, own: RedemptionState) => ({
  id: own.id,
  shopId: own.shopId,
  offerId: claim.offerId,
  hour: `${own.day}T${own.hour}`,
  by: own.redeemedBy.validatorId ?? ownerAsRedeemer,
  savingsCents: claim.originalPriceCents - claim.offerPriceCents,
  revenueCents: claim.offerPriceCents,
  claimShopId: claim.shopId,
  endsOn: claim.expirationDate,
});

/** Whether a rollback came after claims with that last day had been counted as expired. */
const isLate = ({ expirationDate }: ClaimState, { reversedAt = '' }: RedemptionState) =>
  reversedAt !== '' &&
  dayIn('America/Sao_Paulo', new Date(reversedAt)) >=
    addDays(expirationDate, countedAsExpiredAfter);

function eventsOfRedemptions(before: ClaimState | undefined, after: ClaimState): CountedEvent[] {
  const known = new Map(before?.redemptions.map(({ id, status }) => [id, status]));
  return after.redemptions.flatMap((own): CountedEvent[] => {
    const event = eventOfRedemption(after, own);
    const was = known.get(own.id);
    const isReversed = own.status === 'reversed' && was !== 'reversed';
    return [
      ...(was === undefined ? [{ kind: 'redeemed' as const, ...event }] : []),
      ...(isReversed ? [{ kind: 'reversed' as const, ...event, isLate: isLate(after, own) }] : []),
    ];
  });
}

/** Returns the events between two states of a claim; `before` is undefined for a new claim. */
export function eventsOfClaim(
  before: ClaimState | undefined,
  after: ClaimState | undefined,
): readonly CountedEvent[] {
  if (!after) return [];
  const isCancelled = after.status === 'cancelled' && before?.status !== 'cancelled';
  return [
    ...(before ? [] : [{ kind: 'claimed' as const, ...eventOfClaim(after, after.claimedAt) }]),
    ...eventsOfRedemptions(before, after),
    ...(isCancelled
      ? [{ kind: 'cancelled' as const, ...eventOfClaim(after, after.closedAt ?? after.claimedAt) }]
      : []),
  ];
}
