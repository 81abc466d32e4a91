/** The values that are more than once in a list, each once. */
export function repeatedIn<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
