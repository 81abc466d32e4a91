import type { BatchWriteCommandInput, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { parseCondition } from './conditions.ts';
import { Bindings, Cursor, type Placeholders } from './cursor.ts';
import { invalid } from './faults.ts';
import { keyFrom, requireKnown, storable, tableKey } from './shape.ts';
import { copyOf, type MemoryItem, requireType, typeOf } from './values.ts';

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
function parseUpdate(cursor: Cursor): Update {
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

export type Stored = MemoryItem & Key;
type ActionKind = keyof NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A write of one item with parsed expressions. */
export interface Action {
  readonly kind: ActionKind;
  readonly key: Key;
  /** Whether the condition holds for the existing item. */
  readonly isAllowed: (before: Stored | undefined) => boolean;
  /**
   * Returns the item after the write, undefined if it is removed. Throws for errors that depend on the existing item.
   */
  readonly apply: (before: Stored | undefined) => Stored | undefined;
}

interface ActionInput extends Placeholders {
  readonly Item?: MemoryItem | undefined;
  readonly Key?: MemoryItem | undefined;
  readonly ConditionExpression?: string | undefined;
  readonly UpdateExpression?: string | undefined;
}

const expressions = [
  'TableName',
  'ConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
];

/** Supported parameters of each kind of write. */
const parameters = {
  Put: ['Item', ...expressions],
  Update: ['Key', 'UpdateExpression', ...expressions],
  Delete: ['Key', ...expressions],
  ConditionCheck: ['Key', ...expressions],
} as const satisfies Record<ActionKind, readonly string[]>;

/** Parses a write; throws if DynamoDB would refuse it without reading the item. */
function actionFrom(kind: ActionKind, input: ActionInput): Action {
  requireKnown(input, parameters[kind]);
  const { ExpressionAttributeNames, ExpressionAttributeValues: values } = input;
  const bindings = new Bindings({
    ExpressionAttributeNames,
    ExpressionAttributeValues: values && copyOf(values),
  });
  const { ConditionExpression: condition, UpdateExpression: expression } = input;
  const update =
    expression === undefined ? undefined : parseUpdate(new Cursor(expression, bindings));
  const isAllowed =
    condition === undefined ? () => true : parseCondition(new Cursor(condition, bindings));
  bindings.finish();
  const item = input.Item && storable(input.Item);
  const key = item ? { PK: item.PK, SK: item.SK } : keyFrom(input.Key);
  return {
    kind,
    key,
    isAllowed: (before) => isAllowed(before ?? {}),
    apply: (before) => {
      if (kind === 'Delete') return undefined;
      if (kind === 'ConditionCheck') return before;
      return item ?? storable(update?.(before ?? { ...key }) ?? before ?? { ...key });
    },
  };
}

function actionsFrom(elements: TransactWriteCommandInput['TransactItems'] = []): Action[] {
  return elements.flatMap((element) =>
    Object.entries(element).map(([kind, input]) =>
      actionFrom(kind as Action['kind'], input as ActionInput),
    ),
  );
}

/** Returns the parsed actions of a write request; none for a read. `command` is its class name. */
export function actionsOf(command: string, input: object): readonly Action[] {
  switch (command) {
    case 'TransactWriteCommand':
      return actionsFrom((input as TransactWriteCommandInput).TransactItems);
    case 'PutCommand':
    case 'UpdateCommand':
    case 'DeleteCommand':
      return [actionFrom(command.replace('Command', '') as Action['kind'], input)];
    case 'BatchWriteCommand':
      return Object.values((input as BatchWriteCommandInput).RequestItems ?? {})
        .flat()
        .map(({ PutRequest, DeleteRequest }) =>
          PutRequest ? actionFrom('Put', PutRequest) : actionFrom('Delete', DeleteRequest ?? {}),
        );
    default:
      return [];
  }
}
