import { logger } from '../shared/logger.ts';
import type { MailFacts } from './mail-facts.ts';
import type { MailCode } from './mail-text.ts';
import { isMailDone, rememberMail } from './sent-mail-repository.ts';

/** What is mailed to whom. */
export interface UserMail {
  readonly userId: string;
  readonly code: MailCode;
  /** What it is about: nothing is mailed twice to a user about the same. */
  readonly event: string;
  readonly facts: MailFacts;
  /** The user whose language is used if the receiver never chose one: for a validator, the owner. */
  readonly languageOf?: string;
}

/**
 * Sends a mail to the account of a user unless that was done before; none where the account is gone or disabled. What
 * was sent or refused is remembered by its event and not sent again. Throws where it has to be tried again; then it may
 * have been sent all the same if the table failed.
 */
export async function mailUser(
  mail: UserMail,
  { sender, now }: { readonly sender: string; readonly now: Date },
): Promise<void> {
  const { userId, code, event } = mail;
  if (await isMailDone(userId, event)) return;
  // Loaded for a mail only, with the clients of the user pool and of SES.
  const { deliverMail } = await import('./deliver-mail.ts');
  const outcome = await deliverMail(mail, sender);
  if (!outcome) return;
  await rememberMail(userId, event, now);
  if (outcome === 'refused') logger.warn('mail refused', { code });
  else logger.info('mail sent', { code });
}
