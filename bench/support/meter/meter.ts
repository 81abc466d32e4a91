import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  type ScanCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#scripts/stage/local-environment.ts';
import type { TableShape } from '#test/support/memory-table/shape.ts';
import { readUnits, sizeOf, writeUnits } from '#test/support/memory-table/values.ts';
import { Cost } from './cost.ts';
import { indexesOf, indexUnits } from './index-writes.ts';
import type { Way } from './seen-accesses.ts';
import { SeenEntries } from './seen-entries.ts';

type Item = Record<string, unknown>;
/** Output of a query or a scan. */
interface Output {
  readonly Items?: readonly Item[];
}

type Settle = (output: Output) => Promise<void>;
type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Computes read and write units from item sizes by DynamoDB's rules, because the local endpoint reports the same
 * consumed capacity for every read.
 */
export class Meter {
  readonly #probe: DynamoDBDocumentClient;
  readonly #indexes: ReturnType<typeof indexesOf>;
  readonly #tableName: string;
  /** The indexes that the items of all measured calls were in. */
  readonly seen = new SeenEntries();
  #cost = new Cost();

  constructor(endpoint: string, tableName: string, shape: TableShape) {
    this.#probe = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(endpoint)));
    this.#indexes = indexesOf(shape);
    this.#tableName = tableName;
  }

  /** Starts counting the requests of a client. */
  attachTo(client: DynamoDBDocumentClient): void {
    client.middlewareStack.add(
      (next, context) => async (args) => {
        const command = String((context as { commandName?: string }).commandName);
        const settle = await this.#before(command, args.input as Item);
        const result = await next(args);
        await settle(result.output as Output);
        return result;
      },
      { step: 'initialize', priority: 'high', name: 'meter' },
    );
  }

  /** Stops counting the requests of a client. */
  detachFrom(client: DynamoDBDocumentClient): void {
    client.middlewareStack.remove('meter');
  }

  /** Runs `work`. Returns its result and its cost. */
  async measure<T>(work: () => Promise<T>): Promise<{ result: T; cost: Cost }> {
    this.#cost = new Cost();
    const result = await work();
    return { result, cost: this.#cost };
  }

  async #before(command: string, input: Item): Promise<Settle> {
    const nothing = async () => undefined;
    switch (command) {
      case 'GetItemCommand':
        await this.#get(input as GetCommandInput);
        return nothing;
      case 'BatchGetItemCommand':
        await this.#batchGet(input as BatchGetCommandInput);
        return nothing;
      case 'QueryCommand':
      case 'ScanCommand':
        return async ({ Items = [] }) =>
          this.#range(command, input as QueryCommandInput & ScanCommandInput, Items);
      case 'TransactWriteItemsCommand':
        return this.#transaction((input as TransactWriteCommandInput).TransactItems ?? []);
      case 'PutItemCommand':
        return this.#change((input as { Item: Item }).Item, 1);
      case 'UpdateItemCommand':
        return this.#change((input as { Key: Item }).Key, 1);
      default:
        throw new Error(`The meter cannot compute the cost of a ${command}.`);
    }
  }

  async #item(key: Item): Promise<Item | undefined> {
    const Key = { PK: key['PK'], SK: key['SK'] };
    const { Item } = await this.#probe.send(
      new GetCommand({ TableName: this.#tableName, Key, ConsistentRead: true }),
    );
    return Item;
  }

  async #get({ Key, ConsistentRead }: GetCommandInput): Promise<void> {
    const units = readUnits(sizeOf(await this.#item(Key ?? {})));
    this.#cost.accesses.addItem(Key ?? {}, ConsistentRead ? 'strong' : 'eventual');
    this.#cost.addRead(String(Key?.['PK']), ConsistentRead ? units : units / 2, 1);
  }

  async #batchGet({ RequestItems }: BatchGetCommandInput): Promise<void> {
    const { Keys = [], ConsistentRead } = RequestItems?.[this.#tableName] ?? {};
    for (const Key of Keys) await this.#get({ TableName: this.#tableName, Key, ConsistentRead });
  }

  /** Queries and scans cost units for all rows that they read, including filtered ones. */
  async #range(
    command: string,
    input: QueryCommandInput & ScanCommandInput,
    returned: readonly Item[],
  ) {
    const isUnfiltered = !input.FilterExpression && !input.Select && !input.ProjectionExpression;
    const rows: readonly Item[] = isUnfiltered ? returned : await this.#rowsRead(command, input);
    const units = readUnits(rows.reduce<number>((sum, item) => sum + sizeOf(item), 0));
    const cost = input.ConsistentRead ? units : units / 2;
    const global = input.IndexName?.startsWith('GSI') ? `${input.IndexName} ` : '';
    const partition = input.ExpressionAttributeValues?.[':pk'];
    this.#cost.addRead(`${global}${partition}`, cost, rows.length);
    const way: Way = input.ConsistentRead ? 'strong' : 'eventual';
    const from = String(input.ExpressionAttributeValues?.[':from']);
    const range = { index: input.IndexName, partition: String(partition), from, way };
    if (command === 'QueryCommand') this.#cost.accesses.addRange(range, rows);
    for (const row of rows) this.seen.add(row);
    if (command === 'ScanCommand') this.#cost.scans += 1;
    // Without a limit it is a count or a short list, and all rows are used.
    if (input.IndexName && input.Limit !== undefined) this.#cost.indexRows += rows.length;
    if (global) this.#cost.indexReads += cost;
  }

  async #rowsRead(command: string, input: QueryCommandInput & ScanCommandInput) {
    const { FilterExpression: _, Select: __, ProjectionExpression: ___, ...unfiltered } = input;
    const condition = input.KeyConditionExpression ?? '';
    const values = Object.entries(input.ExpressionAttributeValues ?? {});
    const used = values.filter(([name]) => condition.includes(name));
    const { Items = [] } = await this.#probe.send(
      command === 'ScanCommand'
        ? new ScanCommand({ ...unfiltered, ExpressionAttributeValues: undefined })
        : new QueryCommand({ ...unfiltered, ExpressionAttributeValues: Object.fromEntries(used) }),
    );
    return Items;
  }

  async #transaction(actions: readonly Action[]): Promise<() => Promise<void>> {
    const settles = await Promise.all(
      actions.map(({ Put, Update, Delete, ConditionCheck }) =>
        ConditionCheck
          ? this.#change(ConditionCheck.Key ?? {}, 2, 'checked')
          : this.#change(Put?.Item ?? Update?.Key ?? Delete?.Key ?? {}, 2),
      ),
    );
    return async () => {
      await Promise.all(settles.map((settle) => settle()));
    };
  }

  /** A write costs by the larger size, before or after; a transaction doubles the cost. */
  async #change(key: Item, factor: 1 | 2, way: Way = 'written'): Promise<() => Promise<void>> {
    this.#cost.accesses.addItem(key, way);
    const before = await this.#item(key);
    return async () => {
      const after = await this.#item(key);
      if (after) this.seen.add(after);
      const bytes = Math.max(sizeOf(before), sizeOf(after));
      this.#cost.addWrite(String(key['PK']), factor * writeUnits(bytes));
      for (const { partition, units } of indexUnits(this.#indexes, before, after)) {
        this.#cost.addWrite(partition, units);
      }
    };
  }
}
