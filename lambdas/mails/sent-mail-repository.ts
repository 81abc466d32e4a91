import { keys } from '../shared/table/keys.ts';
import { getItem } from '../shared/table/read.ts';
import { replace } from '../shared/table/transaction.ts';
import { transact } from '../shared/transact.ts';
import { endOfMemory } from './mail-age.ts';

/** What a mail is about: the id of a business, a revision or a user, and what happened to it. */
export interface MailCause {
  readonly id: string;
  readonly event: string;
}

/** Whether the mail about something was sent or refused, read strongly. */
export async function isMailDone({ id, event }: MailCause): Promise<boolean> {
  return (await getItem(keys.sentMail(id, event))) !== undefined;
}

/** Remembers that the mail about something was sent or refused. */
export async function rememberMail({ id, event }: MailCause, now: Date): Promise<void> {
  const mark = { ...keys.sentMail(id, event), ttl: endOfMemory(now) };
  await transact((commit) => commit([replace(mark)]));
}
