import type {
  BatchGetCommandInput,
  GetCommandInput,
  QueryCommandInput,
  TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { type Action, actionsOf, type Stored } from './actions.ts';
import { cancelled, conditionFailed, invalid } from './faults.ts';
import { query } from './query.ts';
import { indexes, keyFrom, nameOf, requireKnown, storable } from './shape.ts';
import { copyOf, type MemoryItem, sizeOf } from './values.ts';

/** An item before and after a write; undefined if it does not exist. */
interface Change {
  readonly name: string;
  readonly before: Stored | undefined;
}

/** Items of the table, and their state before each write, for reads that lag. */
class Items {
  readonly #stored = new Map<string, Stored>();
  readonly #history: (readonly Change[])[] = [];

  get(key: Key): Stored | undefined {
    return this.#stored.get(nameOf(key));
  }

  #set(name: string, item: Stored | undefined): void {
    if (item) this.#stored.set(name, item);
    else this.#stored.delete(name);
  }

  /** Applies actions as one write. Throws before anything is changed. */
  write(actions: readonly Action[]): void {
    const after = actions.map((action) => action.apply(this.get(action.key)));
    this.#history.push(actions.map(({ key }) => ({ name: nameOf(key), before: this.get(key) })));
    for (const [index, { key }] of actions.entries()) this.#set(nameOf(key), after[index]);
  }

  /** Stores items as if they had always existed. */
  begin(items: readonly Stored[]): void {
    for (const item of items) this.#set(nameOf(item), item);
  }

  /** Returns all items as they were some writes ago. */
  before(writes: number): ReadonlyMap<string, Stored> {
    if (writes === 0) return this.#stored;
    const past = new Items();
    past.begin([...this.#stored.values()]);
    for (const changes of this.#history.slice(-Math.min(writes, this.#history.length)).reverse()) {
      for (const { name, before } of changes) past.#set(name, before);
    }
    return past.#stored;
  }
}

const maxTransactionBytes = 4 * 1024 * 1024;
const maxBatchBytes = 16 * 1024 * 1024;

/** Number of recent writes that a read may miss. */
export interface Lag {
  /** For the two global indexes. */
  readonly indexes: number;
  /** For eventually consistent reads of the table and LSI1. */
  readonly reads: number;
}

function requireCount(count: number, most: number): void {
  if (count < 1 || count > most) throw invalid(`Member must have length between 1 and ${most}`);
}

function requireDistinct(keys: readonly Key[], message: string): void {
  if (new Set(keys.map(nameOf)).size < keys.length) throw invalid(message);
}

const firstCopies = new WeakMap<object, Stored>();

/** Copies an initial item. Many tables share it, so it is frozen and copied once. */
function firstCopyOf(item: Key | MemoryItem): Stored {
  const copy = firstCopies.get(item) ?? storable({ ...item });
  firstCopies.set(Object.freeze(item), copy);
  return copy;
}

/** Returns the reason why an action cancels its transaction, or `None`. */
function reasonOf(action: Action, before: Stored | undefined) {
  if (!action.isAllowed(before)) {
    return { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' };
  }
  try {
    action.apply(before);
    return { Code: 'None' };
  } catch (error) {
    return { Code: 'ValidationError', Message: (error as Error).message };
  }
}

/**
 * An in-memory table that answers the document client like DynamoDB: conditions, updates, transactions, indexes, limits
 * and errors. It refuses unsupported requests.
 */
export class MemoryTable {
  readonly #items = new Items();
  lag: Lag = { indexes: 0, reads: 0 };

  constructor(items: readonly (Key | MemoryItem)[]) {
    this.#items.begin(items.map(firstCopyOf));
  }

  /** Returns a copy of an item; undefined if there is none. */
  itemAt(key: Key): Stored | undefined {
    const found = this.#items.get(key);
    return found && copyOf(found);
  }

  /** Returns copies of all items. */
  all(): Stored[] {
    return [...this.#items.before(0).values()].map(copyOf);
  }

  /** Returns the current items by key without copying; a write replaces an item. */
  snapshot(): ReadonlyMap<string, Stored> {
    return new Map(this.#items.before(0));
  }

  /** Answers a request; `command` is its class name, such as `GetCommand`. */
  answer(command: string, input: object): object {
    switch (command) {
      case 'GetCommand':
        return this.#get(input as GetCommandInput);
      case 'BatchGetCommand':
        return this.#batchGet(input as BatchGetCommandInput);
      case 'QueryCommand':
        return this.#query(input as QueryCommandInput);
      case 'TransactWriteCommand':
        return this.#transact(input as TransactWriteCommandInput);
      case 'PutCommand':
      case 'UpdateCommand':
      case 'DeleteCommand':
        return this.#writeOne(actionsOf(command, input));
      case 'BatchWriteCommand':
        return this.#batchWrite(actionsOf(command, input));
      default:
        throw new Error(`The table in memory does not support ${command}`);
    }
  }

  #seenBy(isConsistent: boolean | undefined): ReadonlyMap<string, Stored> {
    return this.#items.before(isConsistent ? 0 : this.lag.reads);
  }

  #get(input: GetCommandInput): object {
    requireKnown(input, ['TableName', 'Key', 'ConsistentRead']);
    const found = this.#seenBy(input.ConsistentRead).get(nameOf(keyFrom(input.Key)));
    return found ? { Item: copyOf(found) } : {};
  }

  #batchGet(input: BatchGetCommandInput): object {
    requireKnown(input, ['RequestItems']);
    const [[table, request] = []] = Object.entries(input.RequestItems ?? {});
    if (!table || !request) throw invalid('There is no table in the request');
    requireKnown(request, ['Keys', 'ConsistentRead']);
    const keys = (request.Keys ?? []).map(keyFrom);
    requireCount(keys.length, 100);
    requireDistinct(keys, 'Provided list of item keys contains duplicates');
    const seen = this.#seenBy(request.ConsistentRead);
    const found: Stored[] = [];
    const left: Key[] = [];
    let bytes = 0;
    for (const key of keys) {
      const item = seen.get(nameOf(key));
      bytes += sizeOf(item);
      if (bytes > maxBatchBytes) left.push(key);
      else if (item) found.push(copyOf(item));
    }
    const UnprocessedKeys = left.length > 0 ? { [table]: { ...request, Keys: left } } : {};
    return { Responses: { [table]: found }, UnprocessedKeys };
  }

  #query(input: QueryCommandInput): object {
    const isGlobal = indexes.get(input.IndexName ?? '')?.isGlobal;
    const items = isGlobal
      ? this.#items.before(this.lag.indexes)
      : this.#seenBy(input.ConsistentRead);
    return query(input, items.values());
  }

  #writeOne(actions: readonly Action[]): object {
    const [action] = actions;
    if (action && !action.isAllowed(this.#items.get(action.key))) throw conditionFailed();
    this.#items.write(actions);
    return {};
  }

  #batchWrite(actions: readonly Action[]): object {
    requireCount(actions.length, 25);
    requireDistinct(
      actions.map(({ key }) => key),
      'Provided list of item keys contains duplicates',
    );
    for (const action of actions) this.#items.write([action]);
    return { UnprocessedItems: {} };
  }

  #transact(input: TransactWriteCommandInput): object {
    requireKnown(input, ['TransactItems']);
    const actions = actionsOf('TransactWriteCommand', input);
    requireCount(actions.length, 100);
    requireDistinct(
      actions.map(({ key }) => key),
      'Transaction request cannot include multiple operations on one item',
    );
    const reasons = actions.map((action) => reasonOf(action, this.#items.get(action.key)));
    if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
    const after = actions.map((action) => action.apply(this.#items.get(action.key)));
    if (after.reduce((sum, item) => sum + sizeOf(item), 0) > maxTransactionBytes) {
      throw invalid('Transaction request size has exceeded the limit of 4 MB');
    }
    this.#items.write(actions);
    return {};
  }
}
