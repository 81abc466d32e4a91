import { intentKey } from './intent-keys.ts';

/** The wish behind a tap on an open page. */
export type Wish =
  | { readonly kind: 'follow'; readonly shopId: string }
  | { readonly kind: 'claim'; readonly offerId: string; readonly shopId: string };

/** A tap by a guest, which is carried out after the sign-in. */
export type Intent = Wish & {
  /** Path of the page. */
  readonly path: string;
  /** Time of the tap in epoch milliseconds. */
  readonly at: number;
  /** The user whose session had ended at the tap; absent for a guest. */
  readonly userId?: string | undefined;
};

/** Lifetime of an intent in milliseconds: half an hour. */
const lifetime = 30 * 60 * 1000;

/** Returns the intent that was stored on the page with a path, whatever its age; undefined without one. */
export function intentOfPage(path: string): Intent | undefined {
  try {
    const intent: Intent | null = JSON.parse(sessionStorage.getItem(intentKey) ?? 'null');
    return intent?.path === path ? intent : undefined;
  } catch {
    // No storage, or an intent that this code did not write.
    return undefined;
  }
}

/** Returns whether an intent may still be carried out. */
export function isFresh({ at }: Intent): boolean {
  const age = Date.now() - Number(at);
  return age >= 0 && age < lifetime;
}
