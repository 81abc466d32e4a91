import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { findClaim } from '#lambdas/claims/store/claim-store.ts';
import { sender } from './mail-settings.ts';
import type { MailCode } from './mail-text.ts';
import { isTooOldToMail } from './mail-timing.ts';
import { mailUser, type UserMail } from './mail-user.ts';

/**
 * Returns the event name that remembers the mail: one mail per day covers all claims of a closed business, or all
 * claims for the same removed shops.
 */
function eventOf({ businessId, closedAt = '', shopsIds }: ClaimItem, code: MailCode): string {
  const ofBusiness = `${code}#${businessId}#${closedAt.slice(0, 10)}`;
  return code === 'CLAIM_CANCELLED' ? ofBusiness : `${ofBusiness}#${[...shopsIds].sort().join()}`;
}

/**
 * Returns the mail about a claim that was cancelled with its business or its last shop. Undefined where its
 * consumer no longer holds it, or it was too long ago.
 */
async function findHolderMail(
  claimCode: string,
  userId: string,
  now: Date,
): Promise<UserMail | undefined> {
  const claim = await findClaim(claimCode);
  if (claim?.status !== 'cancelled' || claim.consumerId !== userId) return undefined;
  const { businessId, cancelledBy, closedAt = '', title } = claim;
  if (isTooOldToMail(closedAt, now)) return undefined;
  const business = await findBusiness(businessId);
  const code = cancelledBy === 'shop' ? 'CLAIM_CANCELLED_WITH_SHOPS' : 'CLAIM_CANCELLED';
  const facts = { name: business?.name, title };
  return { userId, code, event: eventOf(claim, code), at: closedAt, facts };
}

/** Mails a consumer that their claim was cancelled. Returns the seconds until a throttled mail is sent again. */
export async function mailHolder(
  claimCode: string,
  userId: string,
  now: Date,
): Promise<number | undefined> {
  if (sender === undefined) return undefined;
  const mail = await findHolderMail(claimCode, userId, now);
  return mail && mailUser(mail, { sender, now });
}
