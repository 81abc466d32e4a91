import { readStored } from '#web/lib/storage.ts';
import { useMe } from '#web/session/get-me.ts';

/** Signed in with a temporary password: until it is changed there is nowhere else to go. */
export function useMustChangePassword(): boolean {
  return useMe().isPasswordRequired || readStored('isPasswordRequired') !== undefined;
}
