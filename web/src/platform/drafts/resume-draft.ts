import type { Draft } from './form-drafts.ts';
import { type Edits, mergeEdits } from './merge-edits.ts';

/** What a draft is resumed in. */
export interface ResumedForm<V> {
  /** The current version of what is edited; none for something new. */
  readonly version: number | undefined;
  /** The form's initial values, with the uploads of a draft. */
  readonly startOf: (typed: V) => V;
  /** Whether sending the one would save the same as sending the other, such as `9,9` and `R$ 9,90`. */
  readonly sendsSame: (one: V, other: V) => boolean;
}

/** The values of a form that goes on with a draft; undefined where it starts with all that was typed. */
export function resumeDraft<V extends Record<string, unknown>>(
  draft: Draft<V>,
  { version, startOf, sendsSame }: ResumedForm<V>,
): Edits<V> | undefined {
  const initial = startOf(draft.typed);
  // Something new may have been sent already, and must be the same when it is sent again.
  const isNew = version === undefined;
  const typed = isNew ? { ...initial, ...draft.typed } : mergeEdits(draft, initial);
  // After a lost answer the record has it all.
  return sendsSame(initial, typed) ? undefined : { initial, typed };
}
