import { logger } from '../shared/logger.ts';
import { delayOfThrottledMail } from './mail-delay.ts';
import type { MailFacts } from './mail-facts.ts';
import type { MailCode } from './mail-text.ts';
import { isMailDone, rememberMail } from './sent-mail-repository.ts';

/** What is mailed to whom. */
export interface UserMail {
  readonly userId: string;
  readonly code: MailCode;
  /** What it is about: nothing is mailed twice to a user about the same. */
  readonly event: string;
  /** When that happened (an instant as stored). */
  readonly at: string;
  readonly facts: MailFacts;
  /** The user whose language is used if the receiver never chose one: for a validator, the owner. */
  readonly languageOf?: string;
}

/** Returns the seconds until a throttled mail is sent again; undefined where it is too old by then. */
function putOff({ code, at }: UserMail, now: Date): number | undefined {
  const delaySeconds = delayOfThrottledMail(at, now);
  if (delaySeconds === undefined) logger.warn('mail given up', { code });
  else logger.info('mail throttled', { code, delaySeconds });
  return delaySeconds;
}

/**
 * Sends a mail to the account of a user unless that was done before; none where the account is gone or disabled. What
 * was sent or refused is remembered by its event and not sent again. Returns the seconds until the job has to run again,
 * where SES throttles. Throws where the queue has to try the job again; the mail may have been sent all the same if the
 * table failed.
 */
export async function mailUser(
  mail: UserMail,
  { sender, now }: { readonly sender: string; readonly now: Date },
): Promise<number | undefined> {
  const { userId, code, event } = mail;
  if (await isMailDone(userId, event)) return undefined;
  // Loaded for a mail only, with the clients of the user pool and of SES.
  const { deliverMail } = await import('./deliver-mail.ts');
  const outcome = await deliverMail(mail, sender);
  if (!outcome) return undefined;
  if (outcome === 'throttled') return putOff(mail, now);
  await rememberMail(userId, event, now);
  if (outcome === 'refused') logger.warn('mail refused', { code });
  else logger.info('mail sent', { code });
  return undefined;
}
