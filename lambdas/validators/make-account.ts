import type { ValidatorInput } from '#contract/validators.ts';
import { AppError } from '../shared/app-error.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { newId } from '../shared/new-id.ts';
import type { Write } from '../shared/write.ts';
import type { ShopItem } from '../shops/repository/shop-item.ts';
import { newValidator, validatorAddedAgain } from './validator.ts';
import type { Account, ValidatorAccount } from './validator-accounts.ts';
import {
  findValidator,
  insertValidator,
  replaceValidator,
  type ValidatorItem,
} from './validator-repository.ts';
import { insertValidatorUser, restoreValidatorUser } from './validator-user-repository.ts';

/** A validator with an account, and the writes by which they become one. */
interface Made {
  readonly validator: ValidatorItem;
  readonly writes: readonly Write[];
}

function madeNew(input: ValidatorInput, shop: ShopItem, userId: string, now: Date): Made {
  const validator = newValidator(input, shop, { id: newId('validator', now), userId, now });
  return { validator, writes: [insertValidator(validator), insertValidatorUser(validator)] };
}

/** Replaces an account that no user has: an earlier attempt of the business left it. */
async function replaceAccount({ userId }: Account, wanted: ValidatorAccount): Promise<string> {
  const { deleteAccount } = await import('../shared/identity/user-pool-accounts.ts');
  const { addToValidators, changedMeanwhile, createAccount } = await import(
    './validator-accounts.ts'
  );
  await deleteAccount(userId);
  const made = await createAccount(wanted);
  if (made === undefined) throw changedMeanwhile();
  await addToValidators(made);
  return made;
}

/** The record of a validator of the business who is disabled. Throws VALIDATOR_EMAIL_TAKEN for anyone else. */
async function findDisabled(businessId: string, userId: string): Promise<ValidatorItem> {
  const user = await findUser(userId);
  const record = user?.validatorId && (await findValidator(businessId, user.validatorId));
  if (user?.status !== 'disabled' || !record || record.status !== 'disabled') {
    throw new AppError('VALIDATOR_EMAIL_TAKEN');
  }
  return record;
}

async function reuseAccount(
  account: Account,
  wanted: ValidatorAccount,
  input: ValidatorInput,
  shop: ShopItem,
  now: Date,
): Promise<Made> {
  if (account.businessId !== shop.businessId) throw new AppError('VALIDATOR_EMAIL_TAKEN');
  if (!(await findUser(account.userId))) {
    return madeNew(input, shop, await replaceAccount(account, wanted), now);
  }
  const before = await findDisabled(shop.businessId, account.userId);
  const { restoreAccount } = await import('./validator-accounts.ts');
  await restoreAccount(account.userId, wanted);
  const validator = validatorAddedAgain(before, input, shop);
  return {
    validator,
    writes: [replaceValidator(before, validator), restoreValidatorUser(validator, now)],
  };
}

/**
 * Makes the account of a validator in the user pool, or uses that of a disabled validator of the same business.
 * The reservation of the e-mail must be held. Throws VALIDATOR_EMAIL_TAKEN, VALIDATION_FAILED, UNAVAILABLE and
 * Cognito's errors.
 */
export async function makeAccount(input: ValidatorInput, shop: ShopItem, now: Date): Promise<Made> {
  const { addToValidators, changedMeanwhile, createAccount, findAccountOf } = await import(
    './validator-accounts.ts'
  );
  const wanted: ValidatorAccount = { ...input, businessId: shop.businessId };
  const made = await createAccount(wanted);
  if (made !== undefined) {
    await addToValidators(made);
    return madeNew(input, shop, made, now);
  }
  const existing = await findAccountOf(input.email);
  if (!existing) throw changedMeanwhile();
  return reuseAccount(existing, wanted, input, shop, now);
}
