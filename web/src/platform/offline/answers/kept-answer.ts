/** The last answer to a query, as a device keeps it. */
export interface KeptAnswer {
  /** When the server answered, in epoch milliseconds. */
  readonly answeredAt: number;
  /** The version of the code that asked (`codeVersion`): another one may expect other fields. */
  readonly version: string;
  readonly data: unknown;
}

/** Milliseconds that an answer is kept: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/** Answers that are kept of one user; one more takes the place of the oldest. */
const maxAnswers = 60;

/** Whether a kept answer may still be shown. */
export const isUsable = (answer: KeptAnswer, version: string, now: number): boolean =>
  answer.version === version && now - answer.answeredAt < lifetime;

const separator = ':';

/** The key of a user's answer. The storage reads `?` and `/` in keys as its own signs. */
export const keptKey = (userId: string, queryHash: string): string =>
  encodeURIComponent(userId) + separator + encodeURIComponent(queryHash);

/** Of all that is stored, the keys to remove: what is not the user's, not usable any more, or too much. */
export function keysToRemove(
  stored: readonly (readonly [key: string, answer: KeptAnswer | null])[],
  userId: string,
  version: string,
  now: number,
): readonly string[] {
  const own = encodeURIComponent(userId) + separator;
  const usable = stored.flatMap(([key, answer]) =>
    answer && key.startsWith(own) && isUsable(answer, version, now) ? [{ key, answer }] : [],
  );
  usable.sort((one, other) => other.answer.answeredAt - one.answer.answeredAt);
  const kept = new Set(usable.slice(0, maxAnswers).map(({ key }) => key));
  return stored.map(([key]) => key).filter((key) => !kept.has(key));
}
