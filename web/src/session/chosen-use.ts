import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** What a user without a business wants from Vitrine. */
export type ChosenUse = 'offers' | 'business';

// A part of the id tells the users of a device apart; the full id must not stay after the logout.
const keyOf = (userId: string) => `use:${userId.slice(0, 8)}`;

/**
 * Returns the user's choice; undefined before it. It is stored on the device and survives the logout. On another device
 * it is asked once more: the API stores no wishes of people, and a tap answers it.
 */
export function chosenUse(userId: string): ChosenUse | undefined {
  const stored = readStored(keyOf(userId));
  return stored === 'offers' || stored === 'business' ? stored : undefined;
}

export const chooseUse = (userId: string, use: ChosenUse): void => writeStored(keyOf(userId), use);

/** Deletes the choice after the account is removed. */
export const forgetChosenUse = (userId: string): void => removeStored(keyOf(userId));
