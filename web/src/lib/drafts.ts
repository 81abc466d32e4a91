import { mergeEdits } from './merge-edits.ts';

type Values = Record<string, unknown>;

interface Draft<V extends Values> {
  /** What the form began from. */
  readonly began: V;
  readonly typed: V;
}

const prefix = 'draft:';
const ofUser = (userId: string) => `${prefix}${userId}:`;
const keyOf = (userId: string, path: string) => ofUser(userId) + path;

function forgetWhere(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && isMeant(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is refused: nothing was kept there.
  }
}

/** Keeps what a user typed in the form of a page, in this tab alone, until the tab is closed. */
export function keepDraft<V extends Values>(userId: string, path: string, draft: Draft<V>): void {
  try {
    sessionStorage.setItem(keyOf(userId, path), JSON.stringify(draft));
  } catch {
    // Storage is refused or full: the form then begins anew.
  }
}

/**
 * The form's values with what the same user had typed on that page, or undefined where nothing was
 * kept. Fields that were not touched follow what the form begins from now.
 */
export function keptDraft<V extends Values>(
  userId: string,
  path: string,
  begins: V,
): V | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(userId, path));
    if (!kept) return undefined;
    const { began, typed } = JSON.parse(kept) as Draft<V>;
    return mergeEdits(began, typed, begins);
  } catch {
    return undefined;
  }
}

export function forgetDraft(userId: string, path: string): void {
  forgetWhere((key) => key === keyOf(userId, path));
}

/** At logout: nothing that was typed stays on the device. */
export function forgetDrafts(): void {
  forgetWhere(() => true);
}

/** At a sign-in: what an earlier user of this tab left is not for the next. */
export function forgetDraftsOfOthers(userId: string): void {
  forgetWhere((key) => !key.startsWith(ofUser(userId)));
}
