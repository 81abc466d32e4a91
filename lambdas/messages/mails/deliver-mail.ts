import type { Language } from '#contract/http/languages.ts';
import { composeMail } from './compose-mail.ts';
import { replyTo, siteUrl } from './mail-settings.ts';
import type { UserMail } from './mail-user.ts';
import { type MailOutcome, sendMail } from './send-mail.ts';

interface Delivery {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

/** Sends a mail to an address. Throws the errors of `sendMail`, and where the site has no address yet for the link. */
export async function deliverMail(
  { code, facts }: Pick<UserMail, 'code' | 'facts'>,
  { from, to, language }: Delivery,
): Promise<MailOutcome> {
  if (siteUrl === undefined) throw new Error('The site has no address yet, to which mails link.');
  return sendMail(composeMail(code, facts, { language, siteUrl }), { from, to, replyTo });
}
