import { validatorLifecycle } from '#contract/lifecycles.ts';
import type { ValidatorInput } from '#contract/validators.ts';
import { requireTransition } from '../shared/transition.ts';
import type { ShopItem } from '../shops/repository/shop-item.ts';
import type { ValidatorItem } from './validator-repository.ts';

interface Origin {
  readonly id: string;
  /** The `sub` of their account. */
  readonly userId: string;
  readonly now: Date;
}

/** A new validator of a shop, who has to change a temporary password first. */
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
    validationsCount: 0,
    revision: 1,
  };
}

/** A validator after an event. Throws INVALID_TRANSITION. */
export function validatorAfter(
  before: ValidatorItem,
  event: 'first-access' | 'new-password' | 'disable',
): ValidatorItem {
  return { ...before, status: requireTransition(validatorLifecycle, before.status, event) };
}
