/**
 * `record` with some fields as they are in `source`: a field that is absent there is absent in the
 * result, and all other fields stay as they are.
 */
export function withFieldsOf<T extends object, K extends keyof T>(
  record: T,
  source: Partial<Pick<T, K>>,
  fields: readonly K[],
): T {
  const result = { ...record };
  for (const field of fields) {
    const value = source[field];
    if (value === undefined) delete result[field];
    else result[field] = value;
  }
  return result;
}
