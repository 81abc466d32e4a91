import * as z from 'zod/mini';

const messages = z.object({
  messages: z.record(
    z.string(),
    z.array(
      z.object({
        MessageId: z.string(),
        Source: z.string(),
        To: z.array(z.string()),
        Subject: z.string(),
        BodyText: z.nullish(z.string()),
        BodyHtml: z.nullish(z.string()),
        Timestamp: z.union([z.number(), z.string()]),
      }),
    ),
  ),
});

/** A mail that the local endpoint caught instead of sending it. */
export interface CaughtMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** The mails that the endpoint caught, oldest first; to one address, or all. */
export async function caughtMails(endpoint: string, to?: string): Promise<CaughtMail[]> {
  const response = await fetch(new URL('/_ministack/ses/messages', endpoint), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The endpoint answered ${response.status} for its mails.`);
  const byAccount = messages.parse(await response.json()).messages;
  return Object.values(byAccount)
    .flat()
    .map((mail) => ({
      id: mail.MessageId,
      from: mail.Source,
      to: mail.To,
      subject: mail.Subject,
      text: mail.BodyText || withoutTags(mail.BodyHtml ?? ''),
      sentAt: instantOf(mail.Timestamp),
    }))
    .filter((mail) => !to || mail.to.some((one) => one.toLowerCase() === to.toLowerCase()))
    .sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function instantOf(timestamp: number | string): Date {
  return new Date(typeof timestamp === 'number' ? timestamp * 1000 : timestamp);
}
