import { createStorage, type Storage } from 'unstorage';
import indexedDb from 'unstorage/drivers/indexedb';
import localStorageDriver from 'unstorage/drivers/localstorage';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';

/** The last answer to a query, as stored on the device. */
export interface SavedAnswer {
  /** Time of the server's answer, in epoch milliseconds. */
  readonly answeredAt: number;
  /** The version of the code that asked (`codeVersion`); another version may expect other fields. */
  readonly version: string;
  readonly data: unknown;
  /** Whether it is shown for a month and by every version, such as the user, whom an offline counter needs to open. */
  readonly isLasting?: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Lifetimes of stored answers in milliseconds. */
const lifetimes = { usual: day, lasting: 30 * day };

/** Largest number of stored answers per user; a further one replaces the oldest. */
const maxAnswers = 60;

/** Returns whether a stored answer may still be shown. */
export function isUsable(answer: SavedAnswer, version: string, now: number): boolean {
  const age = now - answer.answeredAt;
  if (answer.isLasting) return age < lifetimes.lasting;
  return answer.version === version && age < lifetimes.usual;
}

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

/** The specification's order of preference, without SQLite and WebSQL, which browsers do not have. */
const drivers = [
  () => indexedDb({ dbName: 'vitrine', storeName: 'kept' }),
  () => localStorageDriver({ base: 'kept' }),
];

async function open(): Promise<Storage | undefined> {
  for (const driver of drivers) {
    try {
      const storage = createStorage({ driver: driver() });
      // Fails if the browser has the interface but forbids its use, as in some private windows.
      await storage.getKeys();
      return storage;
    } catch {
      // Tries the next driver.
    }
  }
  return undefined;
}

let opened: Promise<Storage | undefined> | undefined;

/** Returns the storage of answers; undefined if the browser has none. */
function answerStorage(): Promise<Storage | undefined> {
  opened ??= open();
  return opened;
}

/** Largest stored answer in characters of JSON: about 300 offers. */
const maxCharacters = 300_000;

interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

const hasPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Returns the whole answer, or the first pages of a list, within the limit; undefined if nothing is short enough. */
export function boundedAnswer(data: unknown, max = maxCharacters): unknown {
  if (!hasPages(data)) return JSON.stringify(data).length <= max ? data : undefined;
  let characters = 0;
  const count = data.pages.findIndex((page) => {
    characters += JSON.stringify(page).length;
    return characters > max;
  });
  if (count === 0) return undefined;
  if (count === -1) return data;
  return { pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) };
}

/** Returns the code's version: the name of the first script, whose hash changes with any script. */
const codeVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Returns the last answer to a user's query; undefined if there is none that may be shown. */
export async function readSavedAnswer(
  userId: string,
  queryHash: string,
): Promise<SavedAnswer | undefined> {
  try {
    const storage = await answerStorage();
    const answer = await storage?.getItem<SavedAnswer>(savedAnswerKey(userId, queryHash));
    return answer && isUsable(answer, codeVersion(), Date.now()) ? answer : undefined;
  } catch {
    // A failed read counts as nothing stored.
    return undefined;
  }
}

/** Stores answers of the signed-in user by the hashes of their queries, if the device can. */
export async function saveAnswers(
  userId: string,
  answers: ReadonlyMap<string, Omit<SavedAnswer, 'version'>>,
): Promise<void> {
  try {
    const storage = await answerStorage();
    if (!storage) return;
    const version = codeVersion();
    for (const [queryHash, { data, ...rest }] of answers) {
      if (storedUserId() !== userId) break;
      const bounded = boundedAnswer(data);
      if (bounded === undefined) continue;
      const answer: SavedAnswer = { ...rest, version, data: bounded };
      await storage.setItem(savedAnswerKey(userId, queryHash), answer as object);
    }
    // If the user has signed out meanwhile, even in another tab, the answers stored since must be deleted, too.
    if (storedUserId() === userId) await tidy(userId);
    else await storage.clear();
  } catch {
    // The storage is full or unavailable.
  }
}

async function tidy(userId: string): Promise<void> {
  const storage = await answerStorage();
  if (!storage) return;
  const keys = await storage.getKeys();
  const stored = await Promise.all(
    keys.map(async (key) => [key, await storage.getItem<SavedAnswer>(key)] as const),
  );
  const surplus = keysToRemove(stored, userId, codeVersion(), Date.now());
  await Promise.all(surplus.map((key) => storage.removeItem(key)));
}

/** Removes the stored answers of all users. */
export async function forgetSavedAnswers(): Promise<void> {
  const storage = await answerStorage();
  await storage?.clear();
}
