import fc from 'fast-check';

/** A part of an expression: text, an attribute, or a value. */
export type Part = string | { readonly name: string } | { readonly value: unknown };
type Parts = readonly Part[];

const attribute = fc.constantFrom('a', 'b', 'c', 'status').map((name): Part => ({ name }));
const number = fc.integer({ min: -2, max: 12 });
const text = fc.constantFrom('', 'x', 'xy', 'é', 'y', 'Z');
const setOf = <T>(element: fc.Arbitrary<T>) =>
  fc.uniqueArray(element, { minLength: 1, maxLength: 3 }).map((list) => new Set(list));
const set = fc.oneof(setOf(number), setOf(fc.constantFrom('x', 'y', 'é')));
const list = fc.array(fc.oneof(number, text), { maxLength: 2 });

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: set },
  list,
  fc.boolean(),
  fc.constant(null),
  number.map((x) => ({ x })),
);

const literal = (of: fc.Arbitrary<unknown>) => of.map((one): Part => ({ value: one }));
const nested = attribute.map((name): Parts => [name, '.', { name: 'x' }]);
const operand: fc.Arbitrary<Parts> = fc.oneof(
  { weight: 3, arbitrary: attribute.map((one) => [one]) },
  { weight: 3, arbitrary: literal(anyValue).map((one) => [one]) },
  nested,
);

const join = (...given: fc.Arbitrary<Part | Parts>[]): fc.Arbitrary<Parts> =>
  fc.tuple(...given).map((parts) => parts.flat() as Parts);
const word = (text: string) => fc.constant(text);

const test: fc.Arbitrary<Parts> = fc.oneof(
  join(operand, fc.constantFrom(' = ', ' <> ', ' < ', ' <= ', ' > ', ' >= '), operand),
  join(attribute, word(' BETWEEN '), literal(number), word(' AND '), literal(number)),
  join(attribute, word(' IN ('), literal(anyValue), word(', '), operand, word(')')),
  join(
    fc.constantFrom('attribute_exists(', 'attribute_not_exists('),
    fc.oneof(attribute, fc.constant({ name: 'PK' })),
    word(')'),
  ),
  join(
    word('attribute_type('),
    attribute,
    literal(fc.constantFrom('S', 'N', 'NS', 'L', 'NULL')).map((one) => [', ', one, ')']),
  ),
  // Only for a key: the local endpoint refuses the request for a stored number, where AWS finds no match.
  join(word('begins_with('), fc.constant({ name: 'SK' }), word(', '), literal(text), word(')')),
  join(word('contains('), attribute, word(', '), literal(fc.oneof(text, number)), word(')')),
);

/** A condition: negated, combined and grouped tests. */
export const anyCondition: fc.Arbitrary<Parts> = fc.letrec<{ condition: Parts }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: test },
    join(word('NOT ('), tie('condition'), word(')')),
    join(tie('condition'), fc.constantFrom(' AND ', ' OR '), tie('condition')),
    join(word('('), tie('condition'), fc.constantFrom(') AND ', ') OR '), test),
  ),
})).condition;

const summand = fc.oneof(literal(number), attribute);
const target = fc.oneof(
  { weight: 12, arbitrary: attribute },
  fc.constantFrom('GSI1PK', 'GSI2SK', 'LSI1SK', 'SK').map((name): Part => ({ name })),
);
const clause = (name: string, change: fc.Arbitrary<Parts>) =>
  fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map(
      (changes): Parts => [`${name} `, ...changes.flatMap((one, n) => (n ? [', ', ...one] : one))],
    );

const clauses = [
  clause(
    'SET',
    fc.oneof(
      join(target, word(' = '), literal(fc.oneof(anyValue, text))),
      join(attribute, word(' = '), summand, fc.constantFrom(' + ', ' - '), summand),
      join(attribute, word(' = if_not_exists('), attribute, word(', '), summand, word(')')),
      join(attribute, word(' = '), attribute),
    ),
  ),
  clause(
    'REMOVE',
    target.map((one) => [one]),
  ),
  clause('ADD', join(attribute, word(' '), literal(fc.oneof(number, set, text)))),
  clause('DELETE', join(attribute, word(' '), literal(fc.oneof(set, number)))),
] as const;

/** An update with clauses in any order. */
export const anyUpdate: fc.Arbitrary<Parts> = fc
  .shuffledSubarray([0, 1, 2, 3], { minLength: 1, maxLength: 3 })
  .chain((chosen) => fc.tuple(...chosen.map((n) => clauses[n] as fc.Arbitrary<Parts>)))
  .map((parts) => parts.flatMap((one, n) => (n ? [' ', ...one] : one)));

/** Renders expressions with a placeholder for each attribute and value, and sometimes one too many. */
export function rendered(
  expressions: Readonly<Record<string, Parts | undefined>>,
  isOneUnused: boolean,
) {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = isOneUnused ? { ':unused': 1 } : {};
  const textOf = (part: Part) => {
    if (typeof part === 'string') return part;
    if ('name' in part) {
      if (part.name.length === 1) return part.name;
      names[`#${part.name}`] = part.name;
      return `#${part.name}`;
    }
    const placeholder = `:v${Object.keys(values).length}`;
    values[placeholder] = part.value;
    return placeholder;
  };
  const texts = Object.entries(expressions).flatMap(([name, parts]) =>
    parts ? [[name, parts.map(textOf).join('')]] : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
