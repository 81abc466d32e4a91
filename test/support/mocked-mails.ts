import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';

// SES that accepts every mail.
const ses = mockClient(SESv2Client);

beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({ MessageId: 'm' });
});

/** Makes SES answer with an error of this name, whose text contains the address, like the real one. */
export function sesRefuses(name: string, address = 'dona@vitrine.test'): void {
  const message = `Email address is not verified: ${address}`;
  ses.on(SendEmailCommand).rejects(Object.assign(new Error(message), { name }));
}

/** Makes SES accept every mail again. */
export function sesTakes(): void {
  ses.on(SendEmailCommand).resolves({ MessageId: 'm' });
}

const mailOf = ({
  FromEmailAddress,
  Destination,
  ReplyToAddresses,
  Content,
}: SendEmailCommandInput) => ({
  from: FromEmailAddress,
  to: Destination?.ToAddresses,
  replyTo: ReplyToAddresses,
  subject: Content?.Simple?.Subject?.Data ?? '',
  text: Content?.Simple?.Body?.Text?.Data ?? '',
  html: Content?.Simple?.Body?.Html?.Data ?? '',
});

/** Returns the mails sent since the start of the test. */
export const mails = () =>
  ses.commandCalls(SendEmailCommand).map(({ args }) => mailOf(args[0].input));
