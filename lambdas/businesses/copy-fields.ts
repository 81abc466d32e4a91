/** Returns a copy of `record` with some fields from `source`; fields absent there are removed. */
export function copyFields<T extends object, K extends keyof T>(
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
