import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { domainOf } from '#lib/mail-sender.ts';
import type { Finding } from './finding.ts';

/** Checks that SES may send for the sender's domain: Cognito refuses a user pool with an unverified sender. */
export async function checkSender(mailFrom: string, region: string): Promise<Finding> {
  const domain = domainOf(mailFrom);
  const topic = 'Sender of mails';
  const failure = (text: string, advice: string): Finding => ({
    kind: 'failure',
    topic,
    text,
    advice,
  });
  const client = new SESv2Client({ region });
  try {
    const identity = await client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    if (identity.VerifiedForSendingStatus) {
      return { kind: 'fine', topic, text: `${domain} is verified in ${region}` };
    }
    return failure(
      `SES in ${region} has not verified ${domain} yet (${identity.VerificationStatus ?? 'no status'}).`,
      'Add the DNS records that SES shows for the identity, and wait until it says "Verified".',
    );
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return failure(
      `SES in ${region} has no identity for ${domain}, the domain of MAIL_FROM.`,
      `Create the identity ${domain} in SES in ${region}, and add the DNS records that it shows.`,
    );
  }
}

/** Checks that SES is out of its sandbox, so that it sends to everybody. */
export async function checkSandbox(region: string): Promise<Finding> {
  const topic = 'Mails to everybody';
  const { ProductionAccessEnabled, SendingEnabled } = await new SESv2Client({ region }).send(
    new GetAccountCommand({}),
  );
  if (!ProductionAccessEnabled) {
    return {
      kind: 'warning',
      topic,
      text: `SES in ${region} is in the sandbox: it sends to verified addresses only, so nobody else can sign up.`,
      advice: 'Ask for production access in SES, "Account dashboard"; AWS answers within a day.',
    };
  }
  if (SendingEnabled)
    return { kind: 'fine', topic, text: `SES in ${region} is not in the sandbox` };
  return {
    kind: 'warning',
    topic,
    text: `AWS has paused the sending of mails in ${region}.`,
    advice: 'SES, "Account dashboard", says why and how to answer.',
  };
}
