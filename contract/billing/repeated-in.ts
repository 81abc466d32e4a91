/** Returns the repeated values of a list, each once. */
export function repeatedIn<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
