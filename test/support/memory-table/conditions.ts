import type { Cursor } from './cursor.ts';
import { invalid } from './faults.ts';
import {
  areComparable,
  areEqual,
  compare,
  contains,
  type MemoryItem,
  requireBounds,
  requireType,
  typeOf,
  valueAt,
} from './values.ts';

/** Tells whether a condition holds for an item; a missing item has no attributes. */
export type Condition = (item: MemoryItem) => boolean;
type Operand = (item: MemoryItem) => unknown;

const ordered = ['S', 'N', 'B'] as const;

const comparators = {
  '=': areEqual,
  '<>': (left, right) => !areEqual(left, right),
  '<=': (left, right) => areComparable(left, right) && compare(left, right) <= 0,
  '>=': (left, right) => areComparable(left, right) && compare(left, right) >= 0,
  '<': (left, right) => areComparable(left, right) && compare(left, right) < 0,
  '>': (left, right) => areComparable(left, right) && compare(left, right) > 0,
} satisfies Record<string, (left: unknown, right: unknown) => boolean>;

const signs = Object.keys(comparators) as (keyof typeof comparators)[];

/** Parses an attribute, or a value of one of the given types. */
function operand(cursor: Cursor, types?: Parameters<typeof requireType>[1]): Operand {
  if (cursor.isAtValue) {
    const value = cursor.value();
    if (types) requireType(value, types, 'condition');
    return () => value;
  }
  const path = cursor.path();
  return (item) => valueAt(item, path);
}

const functions = {
  attribute_exists: (value) => value !== undefined,
  attribute_not_exists: (value) => value === undefined,
  attribute_type: (value, type) => value !== undefined && typeOf(value) === type,
  begins_with: (value, start) =>
    typeof value === 'string' && typeof start === 'string' && value.startsWith(start),
  contains,
} satisfies Record<string, (value: unknown, argument: unknown) => boolean>;

const functionNames = Object.keys(functions) as (keyof typeof functions)[];

function call(cursor: Cursor, name: keyof typeof functions): Condition {
  const path = cursor.path();
  const hasArgument = !name.endsWith('exists');
  if (hasArgument) cursor.expect(',');
  const argument = hasArgument
    ? operand(cursor, name === 'contains' ? undefined : ['S'])
    : () => undefined;
  cursor.expect(')');
  return (item) => functions[name](valueAt(item, path), argument(item));
}

function between(cursor: Cursor, tested: Operand): Condition {
  const isFirstValue = cursor.isAtValue;
  const from = operand(cursor, ordered);
  cursor.expect('AND');
  const areValues = isFirstValue && cursor.isAtValue;
  const to = operand(cursor, ordered);
  if (areValues) requireBounds(from({}), to({}));
  return (item) =>
    comparators['>='](tested(item), from(item)) && comparators['<='](tested(item), to(item));
}

function inList(cursor: Cursor, tested: Operand): Condition {
  cursor.expect('(');
  const options = [operand(cursor)];
  while (cursor.takes(',')) options.push(operand(cursor));
  cursor.expect(')');
  if (options.length > 100) throw invalid('The IN operator has more than 100 operands');
  return (item) => options.some((option) => areEqual(tested(item), option(item)));
}

function comparison(cursor: Cursor): Condition {
  const left = operand(cursor);
  if (cursor.takes('BETWEEN')) return between(cursor, left);
  if (cursor.takes('IN')) return inList(cursor, left);
  const sign = cursor.takesOneOf(signs) ?? cursor.fail();
  const right = operand(cursor, sign === '=' || sign === '<>' ? undefined : ordered);
  return (item) => comparators[sign](left(item), right(item));
}

function term(cursor: Cursor): Condition {
  if (cursor.takes('NOT')) {
    const negated = term(cursor);
    return (item) => !negated(item);
  }
  if (cursor.takes('(')) {
    const inner = either(cursor);
    cursor.expect(')');
    return inner;
  }
  const name = cursor.takesFunction(functionNames);
  return name ? call(cursor, name) : comparison(cursor);
}

function all(cursor: Cursor): Condition {
  const terms = [term(cursor)];
  while (cursor.takes('AND')) terms.push(term(cursor));
  return (item) => terms.every((holds) => holds(item));
}

function either(cursor: Cursor): Condition {
  const terms = [all(cursor)];
  while (cursor.takes('OR')) terms.push(all(cursor));
  return (item) => terms.some((holds) => holds(item));
}

/** Parses a condition expression into a predicate. */
export function parseCondition(cursor: Cursor): Condition {
  const condition = either(cursor);
  if (!cursor.isAtEnd) cursor.fail();
  return condition;
}
