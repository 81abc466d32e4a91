import type { Contact } from '#contract/staff.ts';
import { readAccount } from '../shared/identity/read-account.ts';

/**
 * Name, e-mail and telephone of a user's account, by their `sub`, which is the username in the pool. Undefined
 * where there is no account any more. Throws Cognito's error where it is throttled or down.
 */
export async function findContact(userId: string): Promise<Contact | undefined> {
  const { name, email, phone_number: phone } = (await readAccount(userId))?.attributes ?? {};
  return email ? { ...(name && { name }), email, ...(phone && { phone }) } : undefined;
}
