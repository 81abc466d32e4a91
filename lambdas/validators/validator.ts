import { temporaryPasswordDays } from '#contract/accounts/password.ts';
import { validatorLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { ValidatorInput } from '#contract/validators/validators.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import type { ValidatorItem } from './store/validator-store.ts';

/** Returns the end of a temporary password that is set now. */
const endOfPassword = (now: Date) =>
  new Date(now.getTime() + temporaryPasswordDays * 24 * 60 * 60 * 1000).toISOString();

interface Origin {
  readonly id: string;
  /** The `sub` of their account. */
  readonly userId: string;
  readonly now: Date;
}

/** Returns a new validator of a shop, who has to change a temporary password first. */
export function newValidator(
  { name, email }: Pick<ValidatorInput, 'name' | 'email'>,
  shop: ShopItem,
  { id, userId, now }: Origin,
): ValidatorItem {
  return {
    id,
    businessId: shop.businessId,
    userId,
    name,
    email,
    shopId: shop.id,
    shopIdentifier: shop.shopIdentifier,
    status: validatorLifecycle.initial,
    createdAt: now.toISOString(),
    unusedUntil: endOfPassword(now),
    revision: 1,
  };
}

/** Returns a validator whose access does not expire any more. */
export function withoutLimit({ unusedUntil: _, ...validator }: ValidatorItem): ValidatorItem {
  return validator;
}

/** Returns a validator with a new temporary password. Throws INVALID_TRANSITION. */
export function withNewPassword(before: ValidatorItem, now: Date): ValidatorItem {
  return {
    ...before,
    status: requireTransition(validatorLifecycle, before.status, 'new-password'),
    ...(before.unusedUntil && { unusedUntil: endOfPassword(now) }),
  };
}

/** Returns a validator after an event. Throws INVALID_TRANSITION. */
export function validatorAfter(
  before: ValidatorItem,
  event: 'first-access' | 'disable',
): ValidatorItem {
  const status = requireTransition(validatorLifecycle, before.status, event);
  return { ...withoutLimit(before), status };
}
