import { claimLifecycle, redemptionLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { reverseRedemption } from '../store/redemption-store.ts';
import { shownRedemption } from './shown-redemptions.ts';
import type { OwnedRedemption, RedemptionOperations } from './targets.ts';

/** How long (ms) a validator may reverse their own redemption. */
const ownRollback = 5 * 60 * 1000;

/** Throws FORBIDDEN unless the caller is the owner, or redeemed it in the last five minutes. */
function requireMayRollBack(
  { redemption, ownerId }: OwnedRedemption,
  { userId, validatorId }: Actor,
  now: Date,
): void {
  if (userId === ownerId) return;
  const isLate = now.getTime() - Date.parse(redemption.recordedAt) > ownRollback;
  const isTheirs = validatorId !== undefined && validatorId === redemption.redeemedBy.validatorId;
  if (isLate || !isTheirs) throw new AppError('FORBIDDEN', { isRemembered: false });
}

/** Reverses a redemption: the claim is open again until it ends. */
export const rollBackRedemption: RedemptionOperations['rollBackRedemption'] = async (request) => {
  const { actor, body, now } = request;
  const { claim, redemption } = request.redemption;
  requireMayRollBack(request.redemption, actor, now);
  const reversed = {
    ...redemption,
    status: requireTransition(redemptionLifecycle, redemption.status, 'reverse'),
    reversedAt: now.toISOString(),
    reason: body.reason,
  };
  const { closedAt: _, ...rest } = claim;
  const after = {
    ...rest,
    status: requireTransition(claimLifecycle, claim.status, 'reverse'),
    redemptions: (claim.redemptions ?? []).map((one) => (one.id === reversed.id ? reversed : one)),
  };
  const writes = await reverseRedemption(claim, after, reversed);
  return ok(await shownRedemption(after, reversed), writes);
};
