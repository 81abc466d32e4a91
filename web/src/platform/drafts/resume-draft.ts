import type { Draft } from './form-drafts.ts';
import { type Edits, mergeEdits } from './merge-edits.ts';

/** The form that continues a draft. */
export interface ResumedForm<V> {
  /** The current version of the record; undefined for a new one. */
  readonly version: number | undefined;
  /** Returns the form's initial values, with the uploads of a draft. */
  readonly startOf: (typed: V) => V;
  /** Returns whether two inputs save the same data, such as `9,9` and `R$ 9,90`. */
  readonly sendsSame: (one: V, other: V) => boolean;
}

/** Returns the values of a form that continues a draft; undefined if the record already has all typed values. */
export function resumeDraft<V extends Record<string, unknown>>(
  draft: Draft<V>,
  { version, startOf, sendsSame }: ResumedForm<V>,
): Edits<V> | undefined {
  const initial = startOf(draft.typed);
  // A new record may already have been sent, and a retry must send the same input.
  const isNew = version === undefined;
  const typed = isNew ? { ...initial, ...draft.typed } : mergeEdits(draft, initial);
  // After a lost answer, the record already has all values.
  return sendsSame(initial, typed) ? undefined : { initial, typed };
}
