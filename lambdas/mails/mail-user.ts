import { chooseLanguage, type Language } from '#contract/languages.ts';
import { readAccount } from '../shared/identity/read-account.ts';
import { logger } from '../shared/logger.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';
import { replyTo, siteUrl } from './mail-settings.ts';
import type { MailCode } from './mail-text.ts';
import { sendMail } from './send-mail.ts';
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

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** The language of an account, else the language of another account, else Portuguese. */
async function languageFor({ attributes }: Account, other?: string): Promise<Language> {
  const locale =
    attributes['locale'] ?? (other && (await readAccount(other))?.attributes['locale']);
  return chooseLanguage(undefined, locale ? [locale] : []);
}

/**
 * Sends a mail to the account of a user, at the address and in the language that the user pool has now; none where the
 * account is gone or disabled. What was sent or refused is remembered by its event and not sent again. Throws where it
 * has to be tried again; then it may have been sent all the same if the table failed.
 */
export async function mailUser(
  { userId, code, event, facts, languageOf }: UserMail,
  { sender: from, now }: { readonly sender: string; readonly now: Date },
): Promise<void> {
  if (await isMailDone(userId, event)) return;
  const account = await readAccount(userId);
  const to = account?.attributes['email'];
  if (!account?.isEnabled || !to) return;
  const language = await languageFor(account, languageOf);
  const mail = composeMail(code, facts, { language, siteUrl });
  const outcome = await sendMail(mail, { from, to, replyTo });
  await rememberMail(userId, event, now);
  if (outcome === 'refused') logger.warn('mail refused', { code });
  else logger.info('mail sent', { code });
}
