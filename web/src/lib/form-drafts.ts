import { storedUserId } from './auth/stored-user.ts';
import { mergeEdits } from './merge-edits.ts';

type Values = Record<string, unknown>;

interface Draft<V extends Values> {
  /** The values that the form started with. */
  readonly initial: V;
  readonly typed: V;
}

const prefix = 'draft:';
const prefixOf = (userId: string) => `${prefix}${userId}:`;
const keyOf = (userId: string, path: string) => prefixOf(userId) + path;

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

/**
 * The values of a form with the saved input of the user on that page, or undefined where there is none.
 * Fields that the user did not change take their value from `initial`.
 */
export function readDraft<V extends Values>(
  userId: string,
  path: string,
  initial: V,
): V | undefined {
  try {
    const saved = sessionStorage.getItem(keyOf(userId, path));
    if (saved) {
      const draft = JSON.parse(saved) as Draft<V>;
      return mergeEdits(draft.initial, draft.typed, initial);
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

/** Deletes the drafts of other users of this tab, at sign-in. */
export function deleteDraftsOfOthers(userId: string): void {
  deleteWhere((key) => !key.startsWith(prefixOf(userId)));
}
