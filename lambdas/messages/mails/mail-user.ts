import { chooseLanguage, type Language } from '#contract/http/languages.ts';
import { findAddressee } from '#lambdas/platform/identity/find-addressee.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { isMailDone, rememberMail } from '../store/sent-mail-store.ts';
import type { MailFacts } from './mail-facts.ts';
import type { MailCode } from './mail-text.ts';
import { delayOfThrottledMail } from './mail-timing.ts';

export interface UserMail {
  readonly userId: string;
  readonly code: MailCode;
  /** Name of the event; a user gets one mail per event. */
  readonly event: string;
  /** Instant of the event. */
  readonly at: string;
  readonly facts: MailFacts;
  /** The user whose language is used if the receiver never chose one: for a validator, the owner. */
  readonly languageOf?: string;
}

/** Returns the seconds until a mail is retried; undefined where it is too old by then. */
function putOff(
  { code, at }: UserMail,
  reason: 'mail throttled' | 'account of mail not found',
  now: Date,
): number | undefined {
  const delaySeconds = delayOfThrottledMail(at, now);
  if (delaySeconds === undefined) logger.warn('mail given up', { code });
  else logger.info(reason, { code, delaySeconds });
  return delaySeconds;
}

/** Returns the user's own language, else the other user's, else Portuguese. */
async function languageFor(
  own: string | undefined,
  other: string | undefined,
  now: Date,
): Promise<Language> {
  const found = own === undefined && other ? await findAddressee(other, now) : undefined;
  const locale = own ?? (found === 'in doubt' ? undefined : found?.locale);
  return chooseLanguage(undefined, locale ? [locale] : []);
}

/**
 * Sends a mail to a user in their language, once per event; not to disabled or removed users. Returns the seconds
 * until a retry, if SES throttles or the account was missing for less than a day. Throws if the queue has to
 * retry; the mail may have been sent if only the table failed.
 */
export async function mailUser(
  mail: UserMail,
  { sender, now }: { readonly sender: string; readonly now: Date },
): Promise<number | undefined> {
  const { userId, code, event, languageOf } = mail;
  if (await isMailDone(userId, event)) return undefined;
  const addressee = await findAddressee(userId, now);
  if (addressee === 'in doubt') return putOff(mail, 'account of mail not found', now);
  if (!addressee) return undefined;
  const language = await languageFor(addressee.locale, languageOf, now);
  // Loaded only for a mail, with the SES client.
  const { deliverMail } = await import('./deliver-mail.ts');
  const outcome = await deliverMail(mail, { from: sender, to: addressee.email, language });
  if (outcome === 'throttled') return putOff(mail, 'mail throttled', now);
  await rememberMail(userId, event, now);
  if (outcome === 'refused') logger.warn('mail refused', { code });
  else logger.info('mail sent', { code });
  return undefined;
}
