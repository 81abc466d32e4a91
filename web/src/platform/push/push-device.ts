import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

// A part of the id tells the users of a device apart. The whole id is not kept after the logout.
const keyOf = (userId: string) => `push:${userId.slice(0, 8)}`;

/** The id of a user's push subscription on this device; undefined where the user wants no messages here. */
export const subscriptionIdOf = (userId: string): string | undefined => readStored(keyOf(userId));

/** Notes that the user wants messages on this device. Gives the id of the subscription, which stays the same. */
export function chooseSubscription(userId: string): string {
  const id = subscriptionIdOf(userId) ?? crypto.randomUUID();
  writeStored(keyOf(userId), id);
  return id;
}

export const forgetSubscription = (userId: string): void => removeStored(keyOf(userId));
