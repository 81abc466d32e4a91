/** The last answer to a query, as stored on the device. */
export interface SavedAnswer {
  /** Time of the server's answer, in epoch milliseconds. */
  readonly answeredAt: number;
  /** The version of the code that asked (`codeVersion`); another version may expect other fields. */
  readonly version: string;
  readonly data: unknown;
}

/** Lifetime of a stored answer in milliseconds: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/** Largest number of stored answers per user; a further one replaces the oldest. */
const maxAnswers = 60;

/** Returns whether a stored answer may still be shown. */
export const isUsable = (answer: SavedAnswer, version: string, now: number): boolean =>
  answer.version === version && now - answer.answeredAt < lifetime;

const separator = ':';

/** Returns the storage key of a user's answer. Encoded, since `?` and `/` have a meaning in storage keys. */
export const savedAnswerKey = (userId: string, queryHash: string): string =>
  encodeURIComponent(userId) + separator + encodeURIComponent(queryHash);

/** Returns the stored keys to remove: of other users, unusable, or above the limit. */
export function keysToRemove(
  stored: readonly (readonly [key: string, answer: SavedAnswer | null])[],
  userId: string,
  version: string,
  now: number,
): readonly string[] {
  const own = encodeURIComponent(userId) + separator;
  const usable = stored.flatMap(([key, answer]) =>
    answer && key.startsWith(own) && isUsable(answer, version, now) ? [{ key, answer }] : [],
  );
  usable.sort((one, other) => other.answer.answeredAt - one.answer.answeredAt);
  const saved = new Set(usable.slice(0, maxAnswers).map(({ key }) => key));
  return stored.map(([key]) => key).filter((key) => !saved.has(key));
}
