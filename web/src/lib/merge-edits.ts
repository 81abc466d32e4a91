/**
 * Merges edits of a form with a newer version of the record: fields that the user changed keep the typed
 * value, all others take the newer one. `initial` holds the values that the form started with.
 */
export function mergeEdits<V extends Record<string, unknown>>(initial: V, typed: V, newer: V): V {
  const merged = { ...newer };
  for (const field of Object.keys(typed) as (keyof V)[]) {
    if (JSON.stringify(typed[field]) !== JSON.stringify(initial[field]))
      merged[field] = typed[field];
  }
  return merged;
}
