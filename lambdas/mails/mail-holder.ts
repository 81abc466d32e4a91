import { findBusiness } from '../businesses/business-repository.ts';
import { findClaim } from '../claims/repository/claim-repository.ts';
import { isTooOldToMail } from './mail-age.ts';
import { sender } from './mail-settings.ts';
import { mailUser, type UserMail } from './mail-user.ts';

/**
 * The mail to the holder of a claim that was cancelled with its business or its last shop; one a day for all claims of a
 * business. Undefined where they left it meanwhile, or it was too long ago.
 */
async function findHolderMail(
  claimCode: string,
  userId: string,
  now: Date,
): Promise<UserMail | undefined> {
  const claim = await findClaim(claimCode);
  if (claim?.status !== 'cancelled' || claim.consumerId !== userId) return undefined;
  const { businessId, closedAt = '', title } = claim;
  if (isTooOldToMail(closedAt, now)) return undefined;
  const business = await findBusiness(businessId);
  const code = 'CLAIM_CANCELLED';
  const event = `${code}#${businessId}#${closedAt.slice(0, 10)}`;
  return { userId, code, event, at: closedAt, facts: { name: business?.name, title } };
}

/**
 * Mails the holder of a claim that it was cancelled. Returns the seconds until a throttled mail is sent again. Throws where
 * it has to be tried again.
 */
export async function mailHolder(
  claimCode: string,
  userId: string,
  now: Date,
): Promise<number | undefined> {
  if (sender === undefined) return undefined;
  const mail = await findHolderMail(claimCode, userId, now);
  return mail && mailUser(mail, { sender, now });
}
