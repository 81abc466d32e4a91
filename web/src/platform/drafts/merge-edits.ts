import { type Draft, deleteDraft, saveDraft } from './form-drafts.ts';

type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The typed and initial values of a form. */
export interface Edits<V extends Values> {
  readonly initial: V;
  readonly typed: V;
}

/** Returns the names of the changed fields. */
export const changedFields = <V extends Values>(initial: V, changed: V): string[] =>
  Object.keys(changed).filter((field) => !isSame(initial[field], changed[field]));

/** Merges a form's edits with a newer version: changed fields keep the typed value, others take the newer one. */
export function mergeEdits<V extends Values>({ initial, typed }: Edits<V>, newer: V): V {
  const mine = changedFields(initial, typed).map((field) => [field, typed[field]] as const);
  return { ...newer, ...Object.fromEntries(mine) };
}

/** The differences between a newer version of a record and the version that the user began to edit. */
export interface Changes<V extends Values> {
  readonly typed: V;
  readonly newer: V;
  /** Fields that both changed to different values; the user has to choose. */
  readonly conflicts: readonly string[];
  /** Fields that only the newer version changed. */
  readonly others: readonly string[];
}

/** Returns whether a newer version differs in a field. */
export const hasChanges = ({ conflicts, others }: Pick<Changes<Values>, 'conflicts' | 'others'>) =>
  conflicts.length + others.length > 0;

/** Compares the edits of a form with a newer version of the record. */
export function changesSince<V extends Values>({ initial, typed }: Edits<V>, newer: V): Changes<V> {
  const mine = new Set(changedFields(initial, typed));
  // Fields that a draft lacks take the newer value.
  const theirs = changedFields(initial, newer).filter(
    (field) => field in initial && !isSame(typed[field], newer[field]),
  );
  return {
    typed,
    newer,
    conflicts: theirs.filter((field) => mine.has(field)),
    others: theirs.filter((field) => !mine.has(field)),
  };
}

/** Saves the input of a form without the omitted fields, or deletes the draft if nothing has changed. */
export function updateDraft<V extends Record<string, unknown>>(
  userId: string | undefined,
  path: string,
  { initial, typed, version }: Omit<Draft<V>, 'savedAt'>,
  omitted: readonly string[],
): void {
  const withoutOmitted = (values: V) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !omitted.includes(field)));
  const draft: Draft<Record<string, unknown>> = {
    initial: withoutOmitted(initial),
    typed: withoutOmitted(typed),
    version,
    savedAt: Date.now(),
  };
  if (changedFields(draft.initial, draft.typed).length === 0) deleteDraft(userId, path);
  else saveDraft(userId, path, draft);
}
