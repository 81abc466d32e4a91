import { ownerEventCodes } from '../notifications/owner-event.ts';

/** Every mail. */
export const mailCodes = [
  ...ownerEventCodes,
  'VALIDATOR_ADDED',
  'CLAIM_CANCELLED',
  'CLAIM_CANCELLED_WITH_SHOPS',
] as const;

export type MailCode = (typeof mailCodes)[number];

/** A mail in one language. Placeholders such as `{name}` stand for facts. */
interface MailText {
  readonly subject: string;
  /** The paragraphs; one with a fact that there is not is left out. */
  readonly lines: readonly string[];
  /** What the link is for. */
  readonly action: string;
}

/** All mails in one language. */
export type MailTexts = Readonly<Record<MailCode, MailText>>;
