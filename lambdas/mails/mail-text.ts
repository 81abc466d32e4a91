import { ownerDecisionCodes } from './owner-decision.ts';

/** Every mail. */
export const mailCodes = [...ownerDecisionCodes, 'VALIDATOR_ADDED'] as const;

export type MailCode = (typeof mailCodes)[number];

/** A mail in one language. `{name}`, `{shop}` and `{reason}` stand for what users and staff wrote. */
interface MailText {
  readonly subject: string;
  /** The paragraphs; one with a fact that there is not is left out. */
  readonly lines: readonly string[];
  /** What the link is for. */
  readonly action: string;
}

/** All mails in one language. */
export type MailTexts = Readonly<Record<MailCode, MailText>>;
