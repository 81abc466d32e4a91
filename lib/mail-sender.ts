import type { StageConfig } from './config.ts';

/** The message when a deploy has no sender. */
export const senderMissing =
  'This stage mails through SES: set MAIL_FROM to an address of a domain that SES has verified, ' +
  'since the mailer of Cognito stops after 50 mails a day.';

/** A bare address with its domain, which SES must have verified. */
const address = /^[^@\s<>"]+@([^@\s<>"]+\.[^@\s<>"]+)$/;

/** Whether a text is a bare e-mail address. */
function isAddress(text: string): boolean {
  return address.test(text);
}

/** The reason why a stage cannot be deployed with this address for its owners; undefined when it can. */
export function refusalOfContact(email: string | undefined): string | undefined {
  // The others have a meaning in the address of a link.
  return !email || (isAddress(email) && !/[?&#%]/.test(email))
    ? undefined
    : `CONTACT_EMAIL must be a bare e-mail address, not "${email}".`;
}

/** The reason why the stage cannot be deployed with this sender; undefined when it can. */
export function refusalToDeploy(
  config: StageConfig,
  mailFrom: string | undefined,
): string | undefined {
  if (!mailFrom) return config.mail === 'ses' ? senderMissing : undefined;
  return isAddress(mailFrom)
    ? undefined
    : `MAIL_FROM must be a bare e-mail address, not "${mailFrom}".`;
}

/** The SES identity of a sender: its domain. */
export function domainOf(mailFrom: string): string {
  const domain = address.exec(mailFrom)?.[1];
  if (!domain) throw new Error(`"${mailFrom}" is not an e-mail address.`);
  return domain;
}
