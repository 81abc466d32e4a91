import { storedUserId } from './auth/stored-user.ts';

type Values = Record<string, unknown>;

/** The input of a form that was not sent. */
export interface Draft<V extends Values> {
  /** The values that the form started with. */
  readonly initial: V;
  readonly typed: V;
  /** The version of what is edited, when the edit began; none for something new. */
  readonly version?: number | undefined;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

const prefix = 'draft:';
const prefixOf = (userId: string) => `${prefix}${userId}:`;
const keyOf = (userId: string, path: string) => prefixOf(userId) + path;

/** Milliseconds that a draft is kept: a day. */
const lifetime = 24 * 60 * 60 * 1000;

function deleteWhere(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && matches(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is not available: nothing was stored.
  }
}

/**
 * Saves the input of a user's form on a page, for this tab until it is closed. Nothing is saved once another user has
 * signed in, be it in another tab.
 */
export function saveDraft<V extends Values>(userId: string, path: string, draft: Draft<V>): void {
  if (storedUserId() !== userId) return;
  try {
    sessionStorage.setItem(keyOf(userId, path), JSON.stringify(draft));
  } catch {
    // Storage is not available or full: the form then starts without a draft.
  }
}

/** The saved input of the user on a page, or undefined where there is none of the last 24 hours. */
export function readDraft<V extends Values>(userId: string, path: string): Draft<V> | undefined {
  try {
    const saved = sessionStorage.getItem(keyOf(userId, path));
    if (saved) {
      const draft = JSON.parse(saved) as Draft<V>;
      if (Date.now() - draft.savedAt < lifetime) return draft;
      deleteDraft(userId, path);
    }
  } catch {
    // Storage is not available or holds something else: there is no draft.
  }
  return undefined;
}

/** Deletes a user's draft of a page, once the form has been sent. */
export function deleteDraft(userId: string, path: string): void {
  deleteWhere((key) => key === keyOf(userId, path));
}

/** Deletes all drafts, at logout. */
export function deleteDrafts(): void {
  deleteWhere(() => true);
}

/** Deletes the drafts of other users of this tab, at sign-in and when a form opens. */
export function deleteDraftsOfOthers(userId: string): void {
  deleteWhere((key) => !key.startsWith(prefixOf(userId)));
}
