import { storedUserId } from '#web/lib/auth/stored-user.ts';

type Values = Record<string, unknown>;

/** What is saved of a form. */
interface Saved {
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/** The input of a form that was not sent. */
export interface Draft<V extends Values> extends Saved {
  /** The values that the form started with. */
  readonly initial: V;
  readonly typed: V;
  /** The version of what is edited, when the edit began; none for something new. */
  readonly version?: number | undefined;
  /** The user went on to another page of the app. */
  readonly wasLeft?: boolean;
}

/** The id of the user who is signed in; none for a visitor. */
type UserId = string | undefined;

const prefix = 'draft:';
const prefixOf = (userId: UserId) => `${prefix}${userId ?? ''}:`;
const keyOf = (userId: UserId, name: string) => prefixOf(userId) + name;

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

function write(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is not available or full: the form then starts without a draft.
  }
}

/**
 * Saves something of a user's form, for this tab until it is closed. The input is named by the path of the page.
 * Nothing is saved once another user has signed in, be it in another tab.
 */
export function saveDraft(userId: UserId, name: string, draft: Saved): void {
  if (storedUserId() === userId) write(keyOf(userId, name), draft);
}

/** What was saved of a user's form, or undefined where there is nothing of the last 24 hours. */
export function readDraft<T extends Saved>(userId: UserId, name: string): T | undefined {
  try {
    const saved = sessionStorage.getItem(keyOf(userId, name));
    if (saved) {
      const draft = JSON.parse(saved) as T;
      if (Date.now() - draft.savedAt < lifetime) return draft;
      deleteDraft(userId, name);
    }
  } catch {
    // Storage is not available or holds something else: there is no draft.
  }
  return undefined;
}

/** Notes that the user went on from a form to another page of the app. */
export function markDraftLeft(userId: string, name: string): void {
  const draft = readDraft<Draft<Values>>(userId, name);
  if (draft) write(keyOf(userId, name), { ...draft, wasLeft: true });
}

/** Deletes what was saved of a user's form, once the form has been sent. */
export function deleteDraft(userId: UserId, name: string): void {
  deleteWhere((key) => key === keyOf(userId, name));
}

/** Deletes all drafts, at logout. */
export function deleteDrafts(): void {
  deleteWhere(() => true);
}

/** Deletes the drafts of visitors and of other users of this tab, at sign-in and when a form opens. */
export function deleteDraftsOfOthers(userId: string): void {
  deleteWhere((key) => !key.startsWith(prefixOf(userId)));
}
