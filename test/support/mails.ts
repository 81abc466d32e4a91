import { setTimeout as pause } from 'node:timers/promises';
import { type CaughtMail, caughtMails } from '#scripts/local-endpoint/caught-mails.ts';
import { endpointAddress } from '#scripts/local-endpoint/ensure-endpoint.ts';

/** Polls for the newest mail to an address, since mails arrive after the call that sends them. */
async function waitForMail(to: string, timeLimitSeconds = 20): Promise<CaughtMail> {
  const deadline = Date.now() + timeLimitSeconds * 1000;
  while (Date.now() < deadline) {
    const mail = (await caughtMails(endpointAddress('test'), to)).at(-1);
    if (mail) return mail;
    await pause(200);
  }
  throw new Error(`No mail to ${to} within ${timeLimitSeconds} s.`);
}

/** The six-digit code in the newest mail to an address; throws if no mail or no code arrives. */
export async function waitForCode(to: string): Promise<string> {
  const { text } = await waitForMail(to);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`The mail to ${to} contains no code: ${text}`);
  return code;
}
