import { deleteDraft, readDraft, saveDraft } from './form-drafts.ts';
import { hash } from './hash.ts';
import type { IntentStore } from './http/intent-key.ts';

interface SavedKey {
  readonly key: string;
  readonly fingerprint: number;
  readonly savedAt: number;
}

/**
 * Recognizes an input. It has 16 bits only, so that fields that drafts omit, such as a tax id, cannot be found by
 * trying all values. If another input has the same fingerprint, the API refuses the key once.
 */
const fingerprintOf = (input: string): number => hash(input) % 2 ** 16;

/** Keeps the key of a user's change on a page as long as the draft of its form. */
export function draftIntent(userId: string | undefined, path: string): IntentStore {
  const name = `${path} key`;
  return {
    keyOf: (input) => {
      const saved = readDraft<SavedKey>(userId, name);
      return saved?.fingerprint === fingerprintOf(input) ? saved.key : undefined;
    },
    save: (input, key) => {
      const saved: SavedKey = { key, fingerprint: fingerprintOf(input), savedAt: Date.now() };
      saveDraft(userId, name, saved);
    },
    remove: () => deleteDraft(userId, name),
  };
}
