type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a user typed into a form, and the values that the form started with. */
export interface Edits<V extends Values> {
  readonly initial: V;
  readonly typed: V;
}

/** The fields that an edit changed. */
export const changedFields = <V extends Values>(initial: V, changed: V): string[] =>
  Object.keys(changed).filter((field) => !isSame(initial[field], changed[field]));

/**
 * Merges edits of a form with a newer version of the record: fields that the user changed keep the typed
 * value, all others take the newer one.
 */
export function mergeEdits<V extends Values>({ initial, typed }: Edits<V>, newer: V): V {
  const mine = changedFields(initial, typed).map((field) => [field, typed[field]] as const);
  return { ...newer, ...Object.fromEntries(mine) };
}

/** How a newer version of a record differs from what the user began to edit. */
export interface Changes<V extends Values> {
  readonly typed: V;
  readonly newer: V;
  /** Fields that both changed, to different values: the user has to choose. */
  readonly conflicts: readonly string[];
  /** Fields that only the newer version changed. */
  readonly others: readonly string[];
}

/** Whether a newer version differs in a field. */
export const hasChanges = ({ conflicts, others }: Pick<Changes<Values>, 'conflicts' | 'others'>) =>
  conflicts.length + others.length > 0;

/** Compares edits of a form with a newer version of the record. */
export function changesSince<V extends Values>({ initial, typed }: Edits<V>, newer: V): Changes<V> {
  const mine = new Set(changedFields(initial, typed));
  // A draft may lack fields, which then have the newer value.
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
