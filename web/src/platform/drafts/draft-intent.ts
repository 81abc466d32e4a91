import { hash } from '#web/lib/hash.ts';
import type { IntentStore } from '#web/platform/api/api.ts';
import { deleteDraft, readDraft, saveDraft } from './form-drafts.ts';

interface SavedKey {
  readonly key: string;
  readonly fingerprint: number;
  readonly savedAt: number;
}

/**
 * Recognizes an input. Only 16 bits, so that omitted fields, such as a tax id, cannot be found by trying all values. If
 * another input has the same fingerprint, the API refuses the key once.
 */
const fingerprintOf = (input: string): number => hash(input) % 2 ** 16;

/** Lifetime of a key in milliseconds: long enough for a retry, too short for another change with the same input. */
const lifetime = 60 * 60 * 1000;

/** Stores the idempotency key of a user's change on a page for an hour, or until the draft of its form is deleted. */
export function draftIntent(userId: string | undefined, path: string): IntentStore {
  const name = `${path} key`;
  const read = () => {
    const saved = readDraft<SavedKey>(userId, name);
    return saved && Date.now() - saved.savedAt < lifetime ? saved : undefined;
  };
  return {
    keyOf: (input) => {
      const saved = read();
      return saved?.fingerprint === fingerprintOf(input) ? saved.key : undefined;
    },
    hasKey: () => read() !== undefined,
    save: (input, key) => {
      const saved: SavedKey = { key, fingerprint: fingerprintOf(input), savedAt: Date.now() };
      saveDraft(userId, name, saved);
    },
    remove: () => deleteDraft(userId, name),
  };
}
