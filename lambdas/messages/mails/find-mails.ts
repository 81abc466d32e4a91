import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { findClaim } from '#lambdas/claims/store/claim-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { findValidator } from '#lambdas/validators/store/validator-store.ts';
import {
  type Bill,
  findNotification,
  type OwnerNotification,
} from '../notifications/find-notification.ts';
import type { NotifiedEvent } from '../notifications/notified-event.ts';
import { findLiveShop } from './find-live-shop.ts';
import type { MailFacts } from './mail-facts.ts';
import type { MailCode } from './mail-text.ts';
import { isTooOldToMail } from './mail-timing.ts';
import type { UserMail } from './mail-user.ts';

const factsOfInvoice = ({ invoice, suspendsOn }: Bill): Omit<MailFacts, 'name'> => ({
  invoiceId: invoice.id,
  number: invoice.number,
  amountCents: invoice.paidCents ?? invoice.amountCents,
  dueDate: invoice.dueDate,
  suspendsOn,
  reason: invoice.rejectionReason ?? invoice.cancellationReason,
});

function factsOfEvent(
  { code }: NotifiedEvent,
  { decided, live, bill }: OwnerNotification,
): MailFacts {
  const { name, suspendedReason } = live;
  if (bill) return { name, ...factsOfInvoice(bill) };
  return {
    name,
    reason: code === 'BUSINESS_SUSPENDED' ? suspendedReason : decided.rejectionReason,
  };
}

/** Returns the name that remembers the mail: equal for repeats of an event, different for the next event. */
const rememberedEventOf = (event: NotifiedEvent, { bill }: OwnerNotification): string =>
  'step' in event && bill
    ? `${event.code}#${bill.invoice.id}#${event.step}`
    : `${event.code}#${event.at}`;

/** Returns the code and the facts of the mail about an event: about an approval, what customers see since then. */
async function contentOf(
  event: NotifiedEvent,
  notification: OwnerNotification,
  now: Date,
): Promise<Pick<UserMail, 'code' | 'facts'>> {
  const { code } = event;
  const facts = factsOfEvent(event, notification);
  if (code !== 'BUSINESS_APPROVED') return { code, facts };
  const shop = await findLiveShop(notification.live, now);
  if (!shop) return { code, facts };
  return {
    code: shop.hasOffers ? 'BUSINESS_APPROVED_WITH_OFFERS' : 'BUSINESS_APPROVED_WITH_SHOP',
    facts: { ...facts, shop: shop.shopIdentifier },
  };
}

/** Returns the mail about an event. Undefined where it no longer holds or is too old, or the owner is not active. */
export async function findOwnerMail(
  id: string,
  event: NotifiedEvent,
  now: Date,
): Promise<UserMail | undefined> {
  if (isTooOldToMail(event.at, now)) return undefined;
  const notification = await findNotification(id, event, now);
  if (!notification) return undefined;
  return {
    userId: notification.userId,
    ...(await contentOf(event, notification, now)),
    event: rememberedEventOf(event, notification),
    at: event.at,
  };
}

/**
 * Returns the event name that remembers the mail: one mail per day covers all claims of a closed business, or all
 * claims for the same removed shops.
 */
function cancellationOf(
  { businessId, closedAt = '', shopsIds }: ClaimItem,
  code: MailCode,
): string {
  const ofBusiness = `${code}#${businessId}#${closedAt.slice(0, 10)}`;
  return code === 'CLAIM_CANCELLED' ? ofBusiness : `${ofBusiness}#${[...shopsIds].sort().join()}`;
}

/**
 * Returns the mail about a claim that was cancelled with its business or its last shop. Undefined where its
 * consumer no longer holds it, or it was too long ago.
 */
export async function findHolderMail(
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
  return { userId, code, event: cancellationOf(claim, code), at: closedAt, facts };
}

/**
 * Returns the mail to a new validator. Undefined where they were removed, it was too long ago, or the business is
 * not active. It has no text that only the owner has seen, since the owner chose the address.
 */
export async function findValidatorMail(userId: string, now: Date): Promise<UserMail | undefined> {
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
