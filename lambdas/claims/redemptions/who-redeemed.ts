import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';
import { findValidator } from '#lambdas/validators/store/validator-store.ts';
import type { StoredRedeemer } from '../store/claim-item.ts';

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

/** Returns the redeemer: the caller, or the validator named by the device. Throws VALIDATOR_NOT_FOUND. */
export async function whoRedeemed(
  shop: ShopItem,
  actor: Actor,
  named: string | undefined,
  now: Date,
): Promise<WhoRedeemed> {
  const caller = callerOf(actor);
  if (named === undefined || named === caller.validatorId) return { redeemedBy: caller };
  await requireAt(shop, named, now);
  return { redeemedBy: { kind: 'validator', validatorId: named }, recordedBy: caller };
}
