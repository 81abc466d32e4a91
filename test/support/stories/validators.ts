import type { Shop } from '#contract/shops.ts';
import { newId } from '#lambdas/shared/new-id.ts';
import { keys, validatorListKey } from '#lambdas/shared/table/keys.ts';
import type { ValidatorItem } from '#lambdas/validators/validator-repository.ts';
import { aNewcomer, type Person } from './people.ts';
import { writeItem, writeUser } from './table.ts';

/** A signed-in validator of a shop; of one that does not exist where a test needs none. */
export async function aValidatorOf(
  businessId: string,
  shopId: string = newId('shop', new Date()),
): Promise<Person> {
  const person = await aNewcomer();
  const createdAt = new Date().toISOString();
  await writeUser({ userId: person.userId, status: 'active', businessId, shopId, createdAt });
  return person;
}

/** Writes the record of a validator of a shop, who cannot sign in. */
export async function writeValidator(
  shop: Pick<Shop, 'id' | 'businessId' | 'shopIdentifier'>,
  status: ValidatorItem['status'],
): Promise<void> {
  const now = new Date();
  const validator: ValidatorItem = {
    id: newId('validator', now),
    businessId: shop.businessId,
    shopId: shop.id,
    userId: crypto.randomUUID(),
    name: 'Ana Lima',
    email: 'ana@vitrine.test',
    status,
    createdAt: now.toISOString(),
    shopIdentifier: shop.shopIdentifier,
    validationsCount: 0,
    revision: 1,
  };
  await writeItem(keys.validator(shop.businessId, validator.id), {
    ...validator,
    LSI1SK: validatorListKey(status === 'disabled', shop.id, validator.id),
  });
}
