import { setTimeout as pause } from 'node:timers/promises';
import { endpointAddress } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { type CaughtMail, caughtMails } from '#scripts/local-endpoint/mails.ts';

/** Returns the mails to an address, oldest first. */
export const mailsTo = (address: string): Promise<CaughtMail[]> =>
  caughtMails(endpointAddress('test'), address);

/**
 * Returns the six-digit code in the newest mail to an address. Polls, since mails arrive after the call; throws if none
 * arrives.
 */
export async function waitForCode(to: string, timeLimitSeconds = 20): Promise<string> {
  const deadline = Date.now() + timeLimitSeconds * 1000;
  while (Date.now() < deadline) {
    const codes = (await mailsTo(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    const code = codes.findLast((found) => found !== undefined);
    if (code) return code;
    await pause(200);
  }
  throw new Error(`No mail with a code to ${to} within ${timeLimitSeconds} s.`);
}
