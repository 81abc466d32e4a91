import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { boundedAnswer } from './bounded.ts';
import { isUsable, type KeptAnswer, keptKey, keysToRemove } from './kept-answer.ts';
import { keptStorage } from './open-storage.ts';

/**
 * Names the version of this page's code: the address of its first script, whose name has a hash of its content, and
 * with it of the names of all other scripts.
 */
const codeVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** The last answer to a user's query; undefined where there is none of the last 24 hours and of this version. */
export async function readKept(userId: string, queryHash: string): Promise<KeptAnswer | undefined> {
  try {
    const storage = await keptStorage();
    const answer = await storage?.getItem<KeptAnswer>(keptKey(userId, queryHash));
    return answer && isUsable(answer, codeVersion(), Date.now()) ? answer : undefined;
  } catch {
    // What cannot be read was not kept.
    return undefined;
  }
}

/** Keeps answers of the user who is signed in, by the hashes of their queries. A device that cannot does without. */
export async function keepAnswersOf(
  userId: string,
  answers: ReadonlyMap<string, Pick<KeptAnswer, 'data' | 'answeredAt'>>,
): Promise<void> {
  try {
    const storage = await keptStorage();
    if (!storage) return;
    const version = codeVersion();
    for (const [queryHash, { data, answeredAt }] of answers) {
      if (storedUserId() !== userId) break;
      const bounded = boundedAnswer(data);
      if (bounded === undefined) continue;
      const answer: KeptAnswer = { answeredAt, version, data: bounded };
      await storage.setItem(keptKey(userId, queryHash), answer as object);
    }
    // The user may sign out meanwhile, in another tab, too, which has deleted what was stored until then.
    if (storedUserId() === userId) await tidy(userId);
    else await storage.clear();
  } catch {
    // The storage is full or not available.
  }
}

async function tidy(userId: string): Promise<void> {
  const storage = await keptStorage();
  if (!storage) return;
  const keys = await storage.getKeys();
  const stored = await Promise.all(
    keys.map(async (key) => [key, await storage.getItem<KeptAnswer>(key)] as const),
  );
  const surplus = keysToRemove(stored, userId, codeVersion(), Date.now());
  await Promise.all(surplus.map((key) => storage.removeItem(key)));
}

/** Removes the kept answers of all users. */
export async function forgetKept(): Promise<void> {
  const storage = await keptStorage();
  await storage?.clear();
}
