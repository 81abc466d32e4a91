import {
  AlreadyExistsException,
  CreateEmailIdentityCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import * as z from 'zod/mini';
import { configOf, type LocalStage } from '#lib/config/config.ts';
import { domainOf } from '#lib/config/mail-sender.ts';
import type { ClientSettings } from '../stage/local-environment.ts';

/** Verifies the sender's domain at the local endpoint, which refuses mails from other domains. */
export async function ensureSender(stage: LocalStage, settings: ClientSettings): Promise<void> {
  const { mailFrom } = configOf(stage);
  if (mailFrom === undefined) return;
  const command = new CreateEmailIdentityCommand({ EmailIdentity: domainOf(mailFrom) });
  try {
    await new SESv2Client(settings).send(command);
  } catch (error) {
    if (!(error instanceof AlreadyExistsException)) throw error;
  }
}

const answer = z.object({
  /** Messages by account. */
  messages: z.record(
    z.string(),
    z.array(
      z.object({
        To: z.array(z.string()),
        Subject: z.string(),
        BodyText: z.string(),
        BodyHtml: z.string(),
        /** Seconds since 1970. */
        Timestamp: z.number(),
      }),
    ),
  ),
});

/** A mail that the local endpoint stored instead of sending. */
export interface CaughtMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Empty if the mail has only text. */
  readonly html: string;
  readonly sentAt: Date;
}

/** Returns the mails that the endpoint stored, oldest first, to one address or all. */
export async function caughtMails(endpoint: string, to?: string): Promise<CaughtMail[]> {
  const response = await fetch(new URL('/_ministack/ses/messages', endpoint), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new Error(`The endpoint answered the request for mails with status ${response.status}.`);
  const { messages } = answer.parse(await response.json());
  return Object.values(messages)
    .flat()
    .map(({ To, Subject, BodyText, BodyHtml, Timestamp }) => ({
      to: To,
      subject: Subject,
      text: BodyText || BodyHtml.replaceAll(/(<[^>]*>|\s)+/g, ' ').trim(),
      html: BodyHtml,
      sentAt: new Date(Timestamp * 1000),
    }))
    .filter((mail) => !to || mail.to.some((one) => one.toLowerCase() === to.toLowerCase()))
    .sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}
