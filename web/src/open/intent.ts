import { intentKey } from '#web/lib/auth/intent-keys.ts';
import { type Intent, intentOfPage, isFresh, type Wish } from '#web/lib/auth/stored-intent.ts';

/** Stores the wish behind a tap on this page. Without storage, nothing is done after the sign-in. */
export function keepIntent(wish: Wish, userId?: string): void {
  const { pathname: path } = location;
  const intent: Intent = { ...wish, path, at: Date.now(), userId };
  try {
    sessionStorage.setItem(intentKey, JSON.stringify(intent));
  } catch {
    // A full or forbidden storage.
  }
}

/**
 * Removes an intent of a kind from this page, and returns it; undefined if there is none, or it is too old or another
 * user's. It is removed before it is carried out: a browser that cannot remove it does nothing.
 */
export function takeIntent<Kind extends Wish['kind']>(
  kind: Kind,
  userId: string,
): Extract<Intent, { kind: Kind }> | undefined {
  const intent = intentOfPage(location.pathname);
  if (intent?.kind !== kind) return undefined;
  try {
    sessionStorage.removeItem(intentKey);
  } catch {
    return undefined;
  }
  const isOwn = (intent.userId ?? userId) === userId;
  return isOwn && isFresh(intent) ? (intent as Extract<Intent, { kind: Kind }>) : undefined;
}
