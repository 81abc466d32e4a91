import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { keyFrom, requireKnown, storable } from './checks.ts';
import { parseCondition } from './conditions.ts';
import { Bindings, Cursor, type Placeholders } from './cursor.ts';
import { parseUpdate } from './updates.ts';
import { copyOf, type MemoryItem } from './values.ts';

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

export interface ActionInput extends Placeholders {
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
export function actionFrom(kind: ActionKind, input: ActionInput): Action {
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
