import type { Draft } from './form-drafts.ts';
import { changedFields, type Edits, mergeEdits } from './merge-edits.ts';

/** What a draft is resumed in. */
export interface ResumedForm<V> {
  /** The current version of what is edited; none for something new. */
  readonly version: number | undefined;
  /** The form's initial values beside those of a draft, whose uploads are kept. */
  readonly startOf: (typed: V) => V;
}

/** The values of a form that goes on with a draft; undefined where it starts with all that was typed. */
export function resumeDraft<V extends Record<string, unknown>>(
  draft: Draft<V>,
  { version, startOf }: ResumedForm<V>,
): Edits<V> | undefined {
  const initial = startOf(draft.typed);
  // Something new may have been sent already, and must be the same when it is sent again.
  const isNew = version === undefined;
  const typed = isNew ? { ...initial, ...draft.typed } : mergeEdits(draft, initial);
  // After a lost answer the record has it all.
  return changedFields(initial, typed).length > 0 ? { initial, typed } : undefined;
}
