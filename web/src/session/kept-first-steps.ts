import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** `published` is shown as one line; the user chose `folded`. */
export type KeptFirstSteps = 'shared' | 'published' | 'folded' | 'open';

// A part of the id tells the users of a device apart. The whole id is not kept after the logout.
const keyOf = (userId: string) => `first-steps:${userId.slice(0, 8)}`;

/** What this device keeps of a user's first steps, also after the logout: sent to customers, or how they were shown last. */
export const keptFirstSteps = (userId: string) =>
  readStored(keyOf(userId)) as KeptFirstSteps | undefined;

export const keepFirstSteps = (userId: string, kept: KeptFirstSteps): void =>
  writeStored(keyOf(userId), kept);

/** Deletes it, once the account is removed. */
export const forgetFirstSteps = (userId: string): void => removeStored(keyOf(userId));
