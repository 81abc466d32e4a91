import type { Cursor } from './cursor.ts';
import { invalid } from './errors.ts';
import { tableKey } from './shape.ts';
import { type MemoryItem, requireType, typeOf } from './values.ts';

/** Returns an item after an update; throws for values of wrong types. */
export type Update = (before: MemoryItem) => MemoryItem;
type Change = readonly [name: string, change: (before: MemoryItem) => unknown];
type Operand = (before: MemoryItem) => unknown;

const setTypes = ['SS', 'NS', 'BS'] as const;

/** Returns the value of an attribute; throws if it is missing. */
function present(before: MemoryItem, name: string): unknown {
  if (before[name] !== undefined) return before[name];
  throw invalid('The provided expression refers to an attribute that does not exist in the item');
}

function requireSame(name: string, value: unknown, before: unknown): void {
  if (before === undefined || typeOf(before) === typeOf(value)) return;
  throw invalid(`An operand in the update expression has an incorrect data type: ${name}`);
}

function operand(cursor: Cursor): Operand {
  if (cursor.isAtValue) {
    const value = cursor.value();
    return () => value;
  }
  const isDefault = cursor.takesFunction(['if_not_exists']) !== undefined;
  const name = cursor.name();
  if (!isDefault) return (before) => present(before, name);
  cursor.expect(',');
  const other = operand(cursor);
  cursor.expect(')');
  return (before) => (before[name] === undefined ? other(before) : before[name]);
}

function assigned(cursor: Cursor): Change {
  const name = cursor.name();
  cursor.expect('=');
  const left = operand(cursor);
  const sign = cursor.takesOneOf(['+', '-']);
  if (!sign) return [name, left];
  const right = operand(cursor);
  const numberOf = (of: Operand, before: MemoryItem) => {
    const value = of(before);
    requireType(value, ['N'], sign);
    return Number(value);
  };
  return [
    name,
    (before) => numberOf(left, before) + (sign === '+' ? 1 : -1) * numberOf(right, before),
  ];
}

function added(cursor: Cursor): Change {
  const name = cursor.name();
  const value = cursor.value();
  requireType(value, ['N', ...setTypes], 'ADD');
  return [
    name,
    ({ [name]: before }) => {
      requireSame(name, value, before);
      if (typeof value === 'number') return Number(before ?? 0) + value;
      return new Set([...((before as Set<unknown>) ?? []), ...(value as Set<unknown>)]);
    },
  ];
}

function deleted(cursor: Cursor): Change {
  const name = cursor.name();
  const value = cursor.value();
  requireType(value, setTypes, 'DELETE');
  return [
    name,
    ({ [name]: before }) => {
      requireSame(name, value, before);
      const left = [...((before as Set<unknown>) ?? [])].filter(
        (one) => !(value as Set<unknown>).has(one),
      );
      return left.length > 0 ? new Set(left) : undefined;
    },
  ];
}

const clauses = {
  SET: assigned,
  ADD: added,
  DELETE: deleted,
  REMOVE: (cursor: Cursor): Change => [cursor.name(), () => undefined],
};

const clauseNames = Object.keys(clauses) as (keyof typeof clauses)[];

function changesOf(cursor: Cursor): readonly Change[] {
  const changes: Change[] = [];
  const seen = new Set<string>();
  while (!cursor.isAtEnd) {
    const clause = cursor.takesOneOf(clauseNames) ?? cursor.fail();
    if (seen.has(clause)) throw invalid(`The "${clause}" section can only be used once`);
    seen.add(clause);
    do changes.push(clauses[clause](cursor));
    while (cursor.takes(','));
  }
  return changes;
}

/** Parses an update expression into a function. Every part sees the item before the update. */
export function parseUpdate(cursor: Cursor): Update {
  const changes = changesOf(cursor);
  const names = changes.map(([name]) => name);
  if (new Set(names).size < names.length) throw invalid('Two document paths overlap');
  const key = names.find((name) => name === tableKey.partition || name === tableKey.sort);
  if (key) throw invalid(`Cannot update attribute ${key}. This attribute is part of the key`);
  return (before) => {
    const after = {
      ...before,
      ...Object.fromEntries(changes.map(([name, to]) => [name, to(before)])),
    };
    return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
  };
}
