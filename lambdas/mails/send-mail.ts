import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Mail } from './compose-mail.ts';

/** `refused`: SES would refuse the mail to this address every time. */
export type MailOutcome = 'sent' | 'refused';

/** Errors by which SES refuses a mail for its address or content, and not for the state of the stage or the account. */
const refusals: readonly string[] = ['MessageRejected', 'BadRequestException'];

// One attempt: SES does not know a mail again that it has taken, and the queue tries again after a pause.
const client = new SESv2Client({
  requestHandler: { connectionTimeout: 1000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  maxAttempts: 1,
});

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends a mail by SES. Throws where it may be taken later: throttled, over the quota of the day, paused, not reached.
 * The error has the name of SES's error only, since its text may contain the address, and errors are logged.
 */
export async function sendMail(
  { subject, text, html }: Mail,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<MailOutcome> {
  const command = new SendEmailCommand({
    FromEmailAddress: `Vitrine <${from}>`,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    },
  });
  try {
    await client.send(command);
    return 'sent';
  } catch (error) {
    const { name } = error as Error;
    if (refusals.includes(name)) return 'refused';
    throw new Error(`SES did not take a mail: ${name}`);
  }
}
