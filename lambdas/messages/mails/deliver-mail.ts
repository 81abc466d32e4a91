import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Language } from '#contract/http/languages.ts';
import { awsClient } from '#lambdas/platform/aws/aws-client.ts';
import { composeMail, type Mail } from './compose-mail.ts';
import { replyTo, siteUrl } from './mail-settings.ts';
import type { UserMail } from './mail-user.ts';

/** `refused`: SES would refuse this mail every time. `throttled`: it may take the same mail later. */
type MailOutcome = 'sent' | 'refused' | 'throttled';

const refusals: readonly string[] = ['MessageRejected', 'BadRequestException'];

/**
 * SES's errors above the sending rate and the daily quota. Its guide names `ThrottlingException` for both; version 2 of
 * the API has `TooManyRequestsException` for the rate, and `LimitExceededException` for "Daily message quota exceeded".
 */
const throttles: readonly string[] = [
  'TooManyRequestsException',
  'ThrottlingException',
  'LimitExceededException',
];

/**
 * Whether SES refuses a mail for its address or content. An unverified sender has the same error, which names it;
 * those jobs must be retried, or every mail would be lost.
 */
const isRefusal = ({ name, message }: Error, from: string) =>
  refusals.includes(name) && !message.includes(from);

// One attempt: SES does not recognize a repeated mail, and the job runs again after a pause.
const client = awsClient(SESv2Client, { requestTimeout: 10_000, maxAttempts: 1 });

interface Addresses {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends a mail by SES. Throws where somebody may have to act: sending is paused, SES is unreachable, or the sender
 * is not verified. The error has only the name of SES's error, since its text may contain the address.
 */
async function sendMail(
  { subject, text, html }: Mail,
  { from, to, replyTo }: Addresses,
): Promise<MailOutcome> {
  const command = new SendEmailCommand({
    FromEmailAddress: `Vitrine <${from}>`,
    Destination: { ToAddresses: [to] },
    ...(replyTo && { ReplyToAddresses: [replyTo] }),
    Content: {
      Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    },
  });
  try {
    await client.send(command);
    return 'sent';
  } catch (error) {
    if (isRefusal(error as Error, from)) return 'refused';
    if (throttles.includes((error as Error).name)) return 'throttled';
    throw new Error(`SES did not take a mail: ${(error as Error).name}`);
  }
}

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
