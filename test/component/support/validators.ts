import type { Validator } from '#contract/validators/validators.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { aShop } from './owner.ts';

/** A validator of the bakery's shop, as the API shows them to the owner. */
export function aValidator(changes: Partial<Validator> = {}): Validator {
  const { id: shopId, shopIdentifier } = aShop();
  return {
    id: validatorId,
    businessId: aBusiness().id,
    name: 'Jurema Lins',
    email: 'jurema@vitrine.test',
    shopId,
    shopIdentifier,
    status: 'active',
    createdAt: '2026-02-03T12:00:00.000Z',
    validationsCount: 4,
    ...changes,
  };
}
