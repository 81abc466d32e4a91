import { intentKey } from '#web/lib/auth/forget-intent.ts';

/** A tap by a guest, which is carried out after the sign-in. */
interface Intent {
  readonly kind: 'follow';
  readonly shopId: string;
  /** Path of the page. */
  readonly path: string;
  /** Time of the tap in epoch milliseconds. */
  readonly at: number;
  /** The user whose session had ended at the tap; absent for a guest. */
  readonly userId?: string | undefined;
}

/** Lifetime of an intent in milliseconds: half an hour. */
const lifetime = 30 * 60 * 1000;

/** Stores the intent to follow a shop of this page. Without storage, nothing is followed after the sign-in. */
export function keepIntent(shopId: string, userId?: string): void {
  const { pathname: path } = location;
  const intent: Intent = { kind: 'follow', shopId, path, at: Date.now(), userId };
  try {
    sessionStorage.setItem(intentKey, JSON.stringify(intent));
  } catch {
    // A full or forbidden storage.
  }
}

/** Removes the intent of this page, and returns its shop; undefined if there is none, or it is too old or another user's. */
export function takeIntent(userId: string): string | undefined {
  try {
    const intent: Partial<Intent> | null = JSON.parse(sessionStorage.getItem(intentKey) ?? 'null');
    if (intent?.kind !== 'follow' || intent.path !== location.pathname) return undefined;
    sessionStorage.removeItem(intentKey);
    const age = Date.now() - Number(intent.at);
    const isOwn = (intent.userId ?? userId) === userId;
    return isOwn && age >= 0 && age < lifetime ? intent.shopId : undefined;
  } catch {
    // No storage, or an intent that this code did not write.
    return undefined;
  }
}
