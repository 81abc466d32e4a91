import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** `shared`: all steps are done; `published`: shown as one line; `folded`: by the user's choice. */
export type SavedFirstSteps = 'shared' | 'published' | 'folded' | 'open';

// A part of the id tells the users of a device apart; the full id must not stay after the logout.
const keyOf = (userId: string) => `first-steps:${userId.slice(0, 8)}`;

/** Returns the stored state of a user's first steps, which survives the logout. */
export const savedFirstSteps = (userId: string) =>
  readStored(keyOf(userId)) as SavedFirstSteps | undefined;

export const saveFirstSteps = (userId: string, saved: SavedFirstSteps): void =>
  writeStored(keyOf(userId), saved);

/** Deletes the stored state after the account is removed. */
export const forgetFirstSteps = (userId: string): void => removeStored(keyOf(userId));
