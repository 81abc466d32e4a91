import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { replace } from '#lambdas/platform/table/transaction.ts';
import { endOfMemory } from '../mails/mail-timing.ts';

/** Returns whether the mail to a user about an event was sent or refused (strong read). */
export async function isMailDone(userId: string, event: string): Promise<boolean> {
  return (await getItem(keys.sentMail(userId, event))) !== undefined;
}

/** Remembers that the mail to a user about an event was sent or refused. */
export async function rememberMail(userId: string, event: string, now: Date): Promise<void> {
  const mark = { ...keys.sentMail(userId, event), ttl: endOfMemory(now) };
  await retryOnConflict((commit) => commit([replace(mark)]));
}
