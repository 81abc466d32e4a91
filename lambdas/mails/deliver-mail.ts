import { chooseLanguage, type Language } from '#contract/languages.ts';
import { readAccount } from '../shared/identity/read-account.ts';
import { composeMail } from './compose-mail.ts';
import { replyTo, siteUrl } from './mail-settings.ts';
import type { UserMail } from './mail-user.ts';
import { type MailOutcome, sendMail } from './send-mail.ts';

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** The language of an account, else that of another, else Portuguese. */
async function languageFor({ attributes }: Account, other?: string): Promise<Language> {
  const locale =
    attributes['locale'] ?? (other && (await readAccount(other))?.attributes['locale']);
  return chooseLanguage(undefined, locale ? [locale] : []);
}

/**
 * Sends a mail to the account of a user, at the address and in the language that the user pool has now. Undefined where
 * the account is gone or disabled: nothing is sent. Throws the errors of Cognito and of `sendMail`, and where the site has no
 * address yet, since the mail links to it.
 */
export async function deliverMail(
  { userId, code, facts, languageOf }: UserMail,
  from: string,
): Promise<MailOutcome | undefined> {
  if (siteUrl === undefined) throw new Error('The site has no address yet, to which mails link.');
  const account = await readAccount(userId);
  const to = account?.attributes['email'];
  if (!account?.isEnabled || !to) return undefined;
  const language = await languageFor(account, languageOf);
  return sendMail(composeMail(code, facts, { language, siteUrl }), { from, to, replyTo });
}
