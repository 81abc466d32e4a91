/** A tap by a guest, which is carried out after the sign-in. */
interface Intent {
  readonly kind: 'follow';
  readonly shopId: string;
  /** Path of the page. */
  readonly path: string;
  /** Time of the tap in epoch milliseconds. */
  readonly at: number;
}

const storageKey = 'intent';

/** Lifetime of an intent in milliseconds: half an hour. */
const lifetime = 30 * 60 * 1000;

/** Stores the intent to follow a shop of this page. Without storage, nothing is followed after the sign-in. */
export function keepIntent(shopId: string): void {
  const intent: Intent = { kind: 'follow', shopId, path: location.pathname, at: Date.now() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(intent));
  } catch {
    // A full or forbidden storage.
  }
}

/** Removes the intent of this page, and returns its shop; undefined if there is none or it is too old. */
export function takeIntent(): string | undefined {
  try {
    const intent: Partial<Intent> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (intent?.kind !== 'follow' || intent.path !== location.pathname) return undefined;
    sessionStorage.removeItem(storageKey);
    const age = Date.now() - Number(intent.at);
    return age >= 0 && age < lifetime ? intent.shopId : undefined;
  } catch {
    // No storage, or an intent that this code did not write.
    return undefined;
  }
}
