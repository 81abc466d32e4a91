import type { RedemptionInput } from '#contract/claims/redemptions.ts';
import { claimLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { created, ok } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { worksInOtherShop } from '#lambdas/platform/identity/shop-member.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { localHour } from '#lambdas/statistics/hour.ts';
import { findValidator } from '#lambdas/validators/store/validator-store.ts';
import { findClaimFor } from '../claim-source.ts';
import { refusalOf, windowOfClaim } from '../refusal.ts';
import { type ClaimItem, longestOffline, type StoredRedeemer } from '../store/claim-item.ts';
import { countRefusedClaim, insertRedemption } from '../store/redemption-store.ts';
import { shownRedemption } from './shown-redemptions.ts';
import type { RedemptionOperations } from './targets.ts';

/** When a claim can be used in the shop, as ISO instants. */
interface Window {
  readonly startsAt: string;
  readonly endsAt: string;
}

const latest = (...instants: string[]) => instants.sort().at(-1) ?? '';
const earliest = (...instants: string[]) => instants.sort()[0] ?? '';

/**
 * Corrects the instant that an offline device reports to the nearest possible one: within the claim's time in the shop,
 * after the claim was made, and in the last seven days. Returns undefined if there is none.
 */
export function believableInstant(
  redeemedAt: string,
  { startsAt, endsAt }: Window,
  claimedAt: string,
  now: Date,
): string | undefined {
  const oldest = new Date(now.getTime() - longestOffline).toISOString();
  const from = latest(startsAt, claimedAt, oldest);
  const to = earliest(endsAt, now.toISOString());
  return from > to ? undefined : latest(from, earliest(redeemedAt, to));
}

/**
 * Returns the instant of use: now, or for an offline device its own time, limited to what is believable. Throws the
 * refusal of a claim that cannot be used; an offline device gets REDEEMED_ELSEWHERE for a redeemed one.
 */
function requireInstantOfUse(
  claim: ClaimItem,
  shop: ShopItem,
  { offline = false, redeemedAt = undefined }: Pick<RedemptionInput, 'offline' | 'redeemedAt'>,
  now: Date,
): string {
  const refusal = refusalOf(claim, shop, now);
  const said = redeemedAt ?? now.toISOString();
  if (offline && (!refusal || refusal.code === 'CLAIM_EXPIRED')) {
    const at = believableInstant(said, windowOfClaim(claim, shop), claim.claimedAt, now);
    if (at !== undefined) return at;
  }
  if (!refusal) return now.toISOString();
  const isElsewhere = offline && refusal.code === 'ALREADY_REDEEMED';
  const { redemption } = refusal;
  throw new AppError(isElsewhere ? 'REDEEMED_ELSEWHERE' : refusal.code, {
    // Not remembered: a rollback may follow, or the claim may become usable.
    isRemembered: false,
    ...(redemption && { facts: { redemption } }),
  });
}

/** The redeemer, and the sender if it is another member of the shop. */
interface WhoRedeemed {
  readonly redeemedBy: StoredRedeemer;
  readonly recordedBy?: StoredRedeemer;
}

/** How long (ms) offline redemptions of a disabled validator are still accepted. */
const takenAfterDisabling = 7 * 24 * 60 * 60 * 1000;

const callerOf = ({ shopId, validatorId }: Actor): StoredRedeemer =>
  shopId !== undefined && validatorId !== undefined
    ? { kind: 'validator', validatorId }
    : { kind: 'owner' };

/** Throws VALIDATOR_NOT_FOUND unless a validator works in the shop, or was disabled less than seven days ago. */
async function requireAt(shop: ShopItem, validatorId: string, now: Date): Promise<void> {
  const validator = await findValidator(shop.businessId, validatorId);
  const oldest = new Date(now.getTime() - takenAfterDisabling).toISOString();
  const isLate = validator?.status === 'disabled' && (validator.disabledAt ?? '') < oldest;
  if (validator?.shopId !== shop.id || isLate) throw new AppError('VALIDATOR_NOT_FOUND');
}

/** Returns whom an offline device names as the redeemer; undefined for the sender. Online, it is always the sender. */
function namedBy({ offline, validatorId, byOwner }: RedemptionInput): StoredRedeemer | undefined {
  if (!offline) return undefined;
  if (byOwner) return { kind: 'owner' };
  return validatorId === undefined ? undefined : { kind: 'validator', validatorId };
}

/** Returns the redeemer: the caller, or the member named by the device. Throws VALIDATOR_NOT_FOUND. */
async function whoRedeemed(
  shop: ShopItem,
  actor: Actor,
  body: RedemptionInput,
  now: Date,
): Promise<WhoRedeemed> {
  const caller = callerOf(actor);
  const named = namedBy(body) ?? caller;
  if (named.validatorId === caller.validatorId) return { redeemedBy: caller };
  if (named.validatorId !== undefined) await requireAt(shop, named.validatorId, now);
  return { redeemedBy: named, recordedBy: caller };
}

type Request = Parameters<RedemptionOperations['redeemClaim']>[0];

async function redeem(claim: ClaimItem, shop: ShopItem, request: Request) {
  const { actor, body, now } = request;
  const redeemedAt = requireInstantOfUse(claim, shop, body, now);
  const [day = '', hour = ''] = localHour(shop.timeZone, redeemedAt).split('T');
  const own = {
    id: newId('redemption', now),
    nonce: body.nonce,
    shopId: shop.id,
    day,
    hour,
    ...(await whoRedeemed(shop, actor, body, now)),
    redeemedAt,
    recordedAt: now.toISOString(),
    offline: body.offline ?? false,
    status: 'done' as const,
  };
  const after = {
    ...claim,
    status: requireTransition(claimLifecycle, claim.status, 'redeem'),
    closedAt: now.toISOString(),
    redemptions: [...(claim.redemptions ?? []), own],
  };
  const writes = insertRedemption(claim, after, own);
  return created(await shownRedemption(after, own), `/redemptions/${own.id}`, writes);
}

/**
 * Redeems a claim in a shop of the caller. A repeated nonce returns the earlier redemption, even if reversed, so that a
 * late retry never redeems again. The current offer and business do not matter: the claim's promise holds.
 */
export const redeemClaim: RedemptionOperations['redeemClaim'] = async (request) => {
  const { actor, body, now, shop } = request;
  if (worksInOtherShop(actor, shop.id)) throw new AppError('SHOP_NOT_FOUND');
  const { claim } = (await findClaimFor(body.code, actor, now)) ?? {};
  if (claim?.businessId !== shop.businessId) throw new AppError('CLAIM_NOT_FOUND');
  const same = claim.redemptions?.find(({ nonce }) => nonce === body.nonce);
  if (same) return ok(await shownRedemption(claim, same));
  try {
    return await redeem(claim, shop, request);
  } catch (error) {
    if (error instanceof AppError) await countRefusedClaim(shop, error.code, now);
    throw error;
  }
};
