import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import type { ValidatorItem } from '#lambdas/validators/store/validator-store.ts';
import { businessId } from './a-business.ts';
import { shopId } from './a-shop.ts';
import { aUser } from './people.ts';

export const validatorId = 'val_01K9A1B2C3D4E5F6G7H8J9KVAA';
export const validatorUserId = '66666666-6666-4666-8666-666666666666';

/** A stored validator of the bakery's shop, after their password change. */
export function aValidator(changes: Partial<ValidatorItem> = {}): ValidatorItem {
  return {
    id: validatorId,
    businessId,
    userId: validatorUserId,
    name: 'Caio Reis',
    email: 'caio@vitrine.test',
    shopId,
    shopIdentifier: 'padariaaurora',
    status: 'active',
    createdAt: '2026-02-03T12:00:00.000Z',
    revision: 3,
    ...changes,
  };
}

/** The stored user of the validator. */
export function aValidatorUser(changes: Partial<UserItem> = {}): UserItem {
  return aUser({ userId: validatorUserId, businessId, shopId, validatorId, ...changes });
}
