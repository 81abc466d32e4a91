import { storedUserId } from '#web/lib/auth/stored-user-id.ts';

type Values = Record<string, unknown>;

interface Saved {
  /** In epoch milliseconds. */
  readonly savedAt: number;
}

/** Unsent input of a form. */
export interface Draft<V extends Values> extends Saved {
  readonly initial: V;
  readonly typed: V;
  /** The record's version when the edit began; undefined for a new record. */
  readonly version?: number | undefined;
  /** Whether the user went on to another page of the app. */
  readonly wasLeft?: boolean;
}

/** The id of the signed-in user; undefined for a visitor. */
type UserId = string | undefined;

const prefix = 'draft:';
const prefixOf = (userId: UserId) => `${prefix}${userId ?? ''}:`;
const keyOf = (userId: UserId, name: string) => prefixOf(userId) + name;

/** Lifetime of a draft in milliseconds: a day. */
const lifetime = 24 * 60 * 60 * 1000;

function deleteWhere(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && matches(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, nothing was stored.
  }
}

function write(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // If storage is unavailable or full, the form later starts without a draft.
  }
}

/**
 * Saves data of a user's form until this tab is closed, under the path of the page. Does nothing if another user has
 * signed in meanwhile, even in another tab.
 */
export function saveDraft(userId: UserId, name: string, draft: Saved): void {
  if (storedUserId() === userId) write(keyOf(userId, name), draft);
}

/** Returns the saved data of a user's form; undefined if there is none from the last 24 hours. */
export function readDraft<T extends Saved>(userId: UserId, name: string): T | undefined {
  try {
    const saved = sessionStorage.getItem(keyOf(userId, name));
    if (saved) {
      const draft = JSON.parse(saved) as T;
      if (Date.now() - draft.savedAt < lifetime) return draft;
      deleteDraft(userId, name);
    }
  } catch {
    // Storage is unavailable or has invalid data: there is no draft.
  }
  return undefined;
}

/** Notes that the user left a form for another page of the app. */
export function markDraftLeft(userId: string, name: string): void {
  const draft = readDraft<Draft<Values>>(userId, name);
  if (draft) write(keyOf(userId, name), { ...draft, wasLeft: true });
}

/** Deletes the saved data of a user's form, after the form was sent. */
export function deleteDraft(userId: UserId, name: string): void {
  deleteWhere((key) => key === keyOf(userId, name));
}

/** Deletes all drafts, at logout. */
export function deleteDrafts(): void {
  deleteWhere(() => true);
}

/** Deletes the drafts of visitors and other users in this tab, at sign-in and when a form opens. */
export function deleteDraftsOfOthers(userId: string): void {
  deleteWhere((key) => !key.startsWith(prefixOf(userId)));
}
