import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { answerStorage } from './answer-storage.ts';
import { boundedAnswer } from './bounded.ts';
import { isUsable, keysToRemove, type SavedAnswer, savedAnswerKey } from './saved-answer.ts';

/** Returns the code's version: the name of the first script, whose hash changes with any script. */
const codeVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Returns the last answer to a user's query; undefined if there is none of the last 24 hours and this version. */
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
  answers: ReadonlyMap<string, Pick<SavedAnswer, 'data' | 'answeredAt'>>,
): Promise<void> {
  try {
    const storage = await answerStorage();
    if (!storage) return;
    const version = codeVersion();
    for (const [queryHash, { data, answeredAt }] of answers) {
      if (storedUserId() !== userId) break;
      const bounded = boundedAnswer(data);
      if (bounded === undefined) continue;
      const answer: SavedAnswer = { answeredAt, version, data: bounded };
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
