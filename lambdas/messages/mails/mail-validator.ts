import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { findValidator } from '#lambdas/validators/store/validator-store.ts';
import { sender } from './mail-settings.ts';
import { isTooOldToMail } from './mail-timing.ts';
import { mailUser, type UserMail } from './mail-user.ts';

/**
 * Returns the mail to a new validator. Undefined where they were removed, it was too long ago, or the business is
 * not active. It has no text that only the owner has seen, since the owner chose the address.
 */
async function findValidatorMail(userId: string, now: Date): Promise<UserMail | undefined> {
  const user = await findUser(userId);
  if (user?.status !== 'active' || !user.businessId || !user.validatorId) return undefined;
  if (isTooOldToMail(user.createdAt, now)) return undefined;
  const business = await findBusiness(user.businessId);
  const validator = await findValidator(user.businessId, user.validatorId);
  if (business?.status !== 'active' || !validator) return undefined;
  const facts = { name: business.name, shop: validator.shopIdentifier };
  const code = 'VALIDATOR_ADDED';
  return { userId, code, event: code, at: user.createdAt, facts, languageOf: business.userId };
}

/** Mails a new validator. Returns the seconds until a throttled mail is sent again. */
export async function mailValidator(userId: string, now: Date): Promise<number | undefined> {
  if (sender === undefined) return undefined;
  const mail = await findValidatorMail(userId, now);
  return mail && mailUser(mail, { sender, now });
}
