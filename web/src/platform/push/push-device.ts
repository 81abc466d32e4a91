import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

// A part of the id tells the users of a device apart; the full id must not stay after the logout.
const keyOf = (userId: string) => `push:${userId.slice(0, 8)}`;

/** Returns the id of a user's push subscription on this device; undefined if they want no messages here. */
export const subscriptionIdOf = (userId: string): string | undefined => readStored(keyOf(userId));

/** Notes that the user wants messages on this device. Returns the id of the subscription, which never changes. */
export function chooseSubscription(userId: string): string {
  const id = subscriptionIdOf(userId) ?? crypto.randomUUID();
  writeStored(keyOf(userId), id);
  return id;
}

export const forgetSubscription = (userId: string): void => removeStored(keyOf(userId));
