/**
 * What a user typed, upon a newer version of what they began from: the fields they changed stay as
 * typed, all others follow the newer version.
 */
export function mergeEdits<V extends Record<string, unknown>>(began: V, typed: V, newer: V): V {
  const merged = { ...newer };
  for (const field of Object.keys(typed) as (keyof V)[]) {
    if (JSON.stringify(typed[field]) !== JSON.stringify(began[field])) merged[field] = typed[field];
  }
  return merged;
}
