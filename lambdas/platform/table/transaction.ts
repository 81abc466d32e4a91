import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#contract/http/errors.ts';
import { AppError } from '../errors/app-error.ts';
import { table, tableName } from './client.ts';
import type { Key } from './keys.ts';
import { type Write, WriteConflict } from './write.ts';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Meaning of a failed condition: a refusal, or that the operation has to run again. */
export type Conflict = ErrorCode | 'RETRY';

interface TableWrite {
  readonly action: Action;
  readonly conflict: Conflict;
}

const openWrite = (write: Write) => write as unknown as TableWrite;

/** Returns the action of a write in DynamoDB's form. */
export const actionOf = (write: Write): Action => openWrite(write).action;

export interface WriteCondition {
  readonly expression: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
  /** RETRY by default. */
  readonly conflict?: Conflict;
}

const conditionOf = (condition: WriteCondition) => ({
  ConditionExpression: condition.expression,
  ...(condition.names && { ExpressionAttributeNames: condition.names }),
  ...(condition.values && { ExpressionAttributeValues: condition.values }),
});

function writeOf(action: Action, { conflict = 'RETRY' }: Pick<WriteCondition, 'conflict'>): Write {
  const write: TableWrite = { action, conflict };
  return write as unknown as Write;
}

/** Writes an item whole. The condition says what must be true of the stored item. */
export function put(item: Key & Record<string, unknown>, condition: WriteCondition): Write {
  const Put = { TableName: tableName, Item: item, ...conditionOf(condition) };
  return writeOf({ Put }, condition);
}

/** Writes a new item; a stored item with its key is a conflict. */
export const putNew = (item: Key & Record<string, unknown>): Write =>
  put(item, { expression: 'attribute_not_exists(PK)' });

/** Writes a whole item, over any existing one. */
export function replace(item: Key & Record<string, unknown>): Write {
  return writeOf({ Put: { TableName: tableName, Item: item } }, {});
}

/** Changes attributes of an item by an update expression. */
export function update(key: Key, expression: string, condition: WriteCondition): Write {
  const Update = {
    TableName: tableName,
    Key: key,
    UpdateExpression: expression,
    ...conditionOf(condition),
  };
  return writeOf({ Update }, condition);
}

/** Adds to numbers of an item and sets other attributes; creates a missing item. */
export function add(
  key: Key,
  numbers: Readonly<Record<string, number>>,
  set: Readonly<Record<string, string>> = {},
): Write {
  const terms = (given: object, sign: string) =>
    Object.keys(given).map((name) => `#${name}${sign} :${name}`);
  const added = `ADD ${terms(numbers, '').join(', ')}`;
  const values = { ...numbers, ...set };
  const Update = {
    TableName: tableName,
    Key: key,
    UpdateExpression:
      Object.keys(set).length > 0 ? `${added} SET ${terms(set, ' =').join(', ')}` : added,
    ExpressionAttributeNames: Object.fromEntries(
      Object.keys(values).map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`:${name}`, value]),
    ),
  };
  return writeOf({ Update }, {});
}

/** Removes an item if the condition holds; without a condition it may be missing. */
export function remove(key: Key, condition?: WriteCondition): Write {
  const Delete = { TableName: tableName, Key: key, ...(condition && conditionOf(condition)) };
  return writeOf({ Delete }, condition ?? {});
}

/** Requires a condition on an item for the transaction. */
export function conditionCheck(key: Key, condition: WriteCondition): Write {
  const ConditionCheck = { TableName: tableName, Key: key, ...conditionOf(condition) };
  return writeOf({ ConditionCheck }, condition);
}

/** Outcomes that may change when the operation runs again; any other is a bug. */
const retryable: ReadonlySet<string> = new Set([
  'None',
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Commits all writes or none (100 at most). Throws WriteConflict where any write failed without a refusal, since
 * refusals may then rest on outdated data, too; otherwise the refusal of the first failed write.
 */
export async function commit(writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  try {
    await table.send(new TransactWriteCommand({ TransactItems: writes.map(actionOf) }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const outcomes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
    if (outcomes.some((outcome) => !retryable.has(outcome))) throw error;
    const [refusal, ...others] = writes.flatMap((write, position) => {
      const outcome = outcomes[position] ?? 'None';
      if (outcome === 'None') return [];
      return [outcome === 'ConditionalCheckFailed' ? openWrite(write).conflict : 'RETRY'];
    });
    if (refusal === undefined || refusal === 'RETRY' || others.includes('RETRY')) {
      throw new WriteConflict(outcomes);
    }
    throw new AppError(refusal);
  }
}

const singleConflicts: ReadonlySet<string> = new Set([
  'ConditionalCheckFailedException',
  'TransactionConflictException',
]);

/** Applies one put or update outside of a transaction. Throws WriteConflict. */
export async function applyWrite(write: Write): Promise<void> {
  const { Put, Update } = actionOf(write);
  try {
    if (Put) await table.send(new PutCommand(Put));
    if (Update) await table.send(new UpdateCommand(Update));
  } catch (error) {
    if (!(error instanceof Error) || !singleConflicts.has(error.name)) throw error;
    throw new WriteConflict([error.name]);
  }
}
