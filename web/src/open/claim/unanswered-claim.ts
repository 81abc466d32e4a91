import { unansweredKey } from '#web/lib/auth/intent-keys.ts';
import { newKey } from '../call-as.ts';

/** A claim whose answer this tab does not have: it may have been made. */
interface Unanswered {
  readonly userId: string;
  readonly offerId: string;
  /** Its `Idempotency-Key`: a repeated call with the same key makes no second claim. */
  readonly key: string;
  /** Time of the first try in epoch milliseconds. */
  readonly at: number;
}

/** Milliseconds that a key is used again; the API knows it for a day. */
const lifetime = 60 * 60 * 1000;

/** The last claim without an answer, for browsers that store nothing. */
let inMemory: Unanswered | undefined;

function stored(): Unanswered | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(unansweredKey) ?? 'null') ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Returns the key of a user's claim of an offer, and whether an earlier try had it. Keeps it over a reload. */
export function keyOfClaim(
  userId: string,
  offerId: string,
): { readonly key: string; readonly isRepeated: boolean } {
  const earlier = stored();
  const age = Date.now() - Number(earlier?.at);
  if (earlier?.userId === userId && earlier.offerId === offerId && age >= 0 && age < lifetime) {
    return { key: earlier.key, isRepeated: true };
  }
  inMemory = { userId, offerId, key: newKey(), at: Date.now() };
  try {
    sessionStorage.setItem(unansweredKey, JSON.stringify(inMemory));
  } catch {
    // A full or forbidden storage.
  }
  return { key: inMemory.key, isRepeated: false };
}

/** Forgets the key of a claim that was answered: the next tap claims another unit. */
export function forgetKey(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(unansweredKey);
  } catch {
    // Nothing was stored.
  }
}
