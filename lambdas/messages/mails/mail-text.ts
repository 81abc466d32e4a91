import { notificationCodes } from '../notifications/notified-event.ts';

export const mailCodes = [
  ...notificationCodes,
  'BUSINESS_APPROVED_WITH_SHOP',
  'BUSINESS_APPROVED_WITH_OFFERS',
  'VALIDATOR_ADDED',
  'CLAIM_CANCELLED',
  'CLAIM_CANCELLED_WITH_SHOPS',
] as const;

export type MailCode = (typeof mailCodes)[number];

/** A mail in one language. Placeholders such as `{name}` stand for facts. */
interface MailText {
  readonly subject: string;
  /** Paragraphs; a paragraph with a missing fact is left out. */
  readonly lines: readonly string[];
  /** Label of the link. */
  readonly action: string;
}

export type MailTexts = Readonly<Record<MailCode, MailText>>;
