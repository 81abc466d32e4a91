import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { table, tableName } from './client.ts';
import type { Key } from './keys.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What a condition that does not hold means: a refusal, or that the decision has to be made again. */
export type Conflict = ErrorCode | 'RETRY';

/** One action of a transaction. Repositories make them; operations return them with their answer. */
export interface Write {
  readonly action: TransactItem;
  readonly conflict: Conflict;
}

interface Condition {
  readonly expression: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
  readonly conflict?: Conflict;
}

const conditionOf = (condition: Condition) => ({
  ConditionExpression: condition.expression,
  ...(condition.names && { ExpressionAttributeNames: condition.names }),
  ...(condition.values && { ExpressionAttributeValues: condition.values }),
});

/** Writes an item whole; without a condition it must be new. */
export function put(
  item: Key & Record<string, unknown>,
  condition: Condition = { expression: 'attribute_not_exists(PK)' },
): Write {
  return {
    action: { Put: { TableName: tableName, Item: item, ...conditionOf(condition) } },
    conflict: condition.conflict ?? 'RETRY',
  };
}

/** Changes attributes of an item by an update expression. */
export function update(key: Key, expression: string, condition: Condition): Write {
  return {
    action: {
      Update: {
        TableName: tableName,
        Key: key,
        UpdateExpression: expression,
        ...conditionOf(condition),
      },
    },
    conflict: condition.conflict ?? 'RETRY',
  };
}

/** Removes an item, which must be as the condition says. */
export function remove(key: Key, condition: Condition): Write {
  return {
    action: { Delete: { TableName: tableName, Key: key, ...conditionOf(condition) } },
    conflict: condition.conflict ?? 'RETRY',
  };
}

/** Holds an item to a condition for the length of the transaction. */
export function check(key: Key, condition: Condition): Write {
  return {
    action: { ConditionCheck: { TableName: tableName, Key: key, ...conditionOf(condition) } },
    conflict: condition.conflict ?? 'RETRY',
  };
}

/** Thrown where another write came first; the caller loads and decides again. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
  /** Positions of the writes that failed. The writes themselves are left out, since errors are logged. */
  readonly failed: readonly number[];

  constructor(codes: readonly string[]) {
    super(`Another write came first: ${codes.join(', ')}`);
    this.failed = codes.flatMap((code, position) => (code === 'None' ? [] : [position]));
  }
}

/** Codes of a write that may go through when the decision is made again; any other is a fault of ours. */
const passing: ReadonlySet<string> = new Set([
  'None',
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Commits all writes or none (100 at most). Throws WriteConflict where any write failed for another
 * reason than a refusal: then the refusals, too, may rest on what is out of date. Otherwise throws the
 * refusal of the first write whose condition does not hold.
 */
export async function commit(writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  try {
    await table.send(new TransactWriteCommand({ TransactItems: writes.map((w) => w.action) }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
    if (codes.some((code) => !passing.has(code))) throw error;
    const [refusal, ...others] = writes.flatMap(({ conflict }, position) => {
      const code = codes[position] ?? 'None';
      if (code === 'None') return [];
      return [code === 'ConditionalCheckFailed' ? conflict : 'RETRY'];
    });
    if (refusal === undefined || refusal === 'RETRY' || others.includes('RETRY')) {
      throw new WriteConflict(codes);
    }
    throw new AppError(refusal);
  }
}

/** Applies one update outside of a transaction. Throws WriteConflict where its condition does not hold. */
export async function applyUpdate({ action }: Write): Promise<void> {
  if (!action.Update) throw new Error('Only an update can be applied by itself');
  try {
    await table.send(new UpdateCommand(action.Update));
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      throw new WriteConflict(['ConditionalCheckFailed']);
    }
    throw error;
  }
}
