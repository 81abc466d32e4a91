import { parseInput } from '#contract/http/field-errors.ts';

/** Returns the data of a parsed input, or its errors as a list such as `['address.state INVALID_VALUE']`. */
export function outcomeOf(...[schema, input]: Parameters<typeof parseInput>): unknown {
  const parsed = parseInput(schema, input);
  if (parsed.success) return parsed.data;
  return parsed.errors.map(({ path, code }) => `${path} ${code}`.trim());
}
