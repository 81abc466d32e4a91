import type { StageConfig } from './config.ts';

/** The message of a deploy without a sender. */
export const senderMissing =
  'This stage mails through SES: set MAIL_FROM to an address of a domain that SES has verified, ' +
  'since the mailer of Cognito stops after 50 mails a day.';

/** A bare address; SES must have verified its domain. */
const address = /^[^@\s<>"]+@([^@\s<>"]+\.[^@\s<>"]+)$/;

function isAddress(text: string): boolean {
  return address.test(text);
}

/** Returns why a stage cannot be deployed with this contact address; undefined if it can. */
export function refusalOfContact(email: string | undefined): string | undefined {
  // These characters have a meaning in a mailto link.
  return !email || (isAddress(email) && !/[?&#%]/.test(email))
    ? undefined
    : `CONTACT_EMAIL must be a bare e-mail address, not "${email}".`;
}

/** Returns why a stage cannot be deployed with this sender; undefined if it can. */
export function refusalToDeploy(
  config: StageConfig,
  mailFrom: string | undefined,
): string | undefined {
  if (!mailFrom) return config.mail === 'ses' ? senderMissing : undefined;
  return isAddress(mailFrom)
    ? undefined
    : `MAIL_FROM must be a bare e-mail address, not "${mailFrom}".`;
}

/** Returns the SES identity of a sender: its domain. */
export function domainOf(mailFrom: string): string {
  const domain = address.exec(mailFrom)?.[1];
  if (!domain) throw new Error(`"${mailFrom}" is not an e-mail address.`);
  return domain;
}
