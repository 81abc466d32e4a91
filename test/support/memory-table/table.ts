import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { itemKindOf, type Key, keyOf } from '#lambdas/platform/table/keys.ts';
import type { Stored } from './actions.ts';
import { actionsOf } from './actions-of.ts';
import { errorOf, type Fault } from './faults.ts';
import { type Lag, MemoryTable } from './memory-table.ts';
import type { MemoryItem } from './values.ts';

/** A request of the product to the table. */
export interface TableRequest {
  /** Without `Command`: `Get`, `BatchGet`, `Query`, `TransactWrite`, `Put`, `Update`. */
  readonly command: string;
  readonly input: Record<string, unknown>;
  /** The kinds of the items that it writes or checks, such as `SHOP OFFER`; empty for a read. */
  readonly kinds: readonly string[];
  /** The number of this write among the writes since `tableHolds`, from 1; 0 for a read. */
  readonly writeNumber: number;
}

/** What happens to a request: a fault, an error in place of its answer, or nothing. */
type Fate = Fault | Error | undefined;

let table = new MemoryTable([]);
let requests: TableRequest[] = [];
let writeNumber = 0;
let fateOf: (request: TableRequest) => Fate | Promise<Fate> = () => undefined;

async function send(sent: { input: object }) {
  const { input } = sent;
  const { name } = sent.constructor;
  const isRead = name === 'QueryCommand' || name.endsWith('GetCommand');
  const actions = actionsOf(name, input);
  if (!isRead) writeNumber += 1;
  const request: TableRequest = {
    command: name.replace('Command', ''),
    input: { ...input },
    kinds: actions.map(({ key }) => itemKindOf(key)),
    writeNumber: isRead ? 0 : writeNumber,
  };
  requests.push(request);
  const fate = await fateOf(request);
  const isTransaction = name === 'TransactWriteCommand';
  const error = () =>
    fate instanceof Error
      ? fate
      : errorOf(fate as Fault, isTransaction ? actions.length : undefined);
  if (fate && fate !== 'lost answer') throw error();
  const answer = table.answer(name, input);
  if (fate) throw error();
  return answer;
}

/**
 * Begins with a table in memory that holds these items, without faults and without lag. From now on every document
 * client of this process calls it.
 */
export function tableHolds(...items: readonly (Key | MemoryItem)[]): void {
  table = new MemoryTable(items);
  requests = [];
  writeNumber = 0;
  fateOf = () => undefined;
  DynamoDBDocumentClient.prototype.send = send as never;
}

/** Stores items as another request does, in place of those of their keys. */
export function putItems(...items: readonly (Key | MemoryItem)[]): void {
  for (const item of items) table.answer('PutCommand', { Item: item });
}

/** Changes attributes of an item as another request does; undefined removes one. Throws where there is no item. */
export function changeAttributes(key: Key, changes: MemoryItem): void {
  const before = itemAt(key);
  if (!before) throw new Error(`There is no item at ${key.PK} ${key.SK}`);
  putItems({ ...before, ...changes });
}

/** Removes an item as another request does. */
export function deleteItem(key: Key): void {
  table.answer('DeleteCommand', { Key: keyOf({ ...key }) });
}

/** The item of a key; undefined where there is none. */
export const itemAt = (key: Key): Stored | undefined => table.itemAt(key);

/** All items, in the order of their keys. */
export const allItems = (): Stored[] =>
  table.all().sort((a, b) => (`${a.PK} ${a.SK}` < `${b.PK} ${b.SK}` ? -1 : 1));

/** All items, not copied and in no order: for many looks at a table. */
export const currentItems = (): Iterable<Stored> => table.snapshot().values();

/** The items of a kind, such as `SHOP OFFER`, in the order of their keys. */
export const itemsOfKind = (kind: string): Stored[] =>
  allItems().filter((item) => itemKindOf(item) === kind);

/** Calls a function before each request from now on, which may change the table, or say how the request fails. */
export function beforeRequest(decide: typeof fateOf): void {
  fateOf = decide;
}

/** The same for each request that writes. */
export function beforeWrite(decide: typeof fateOf): void {
  fateOf = (request) => (request.writeNumber === 0 ? undefined : decide(request));
}

/** Does the work of another request once, right before the next request that writes, after all that was read for it. */
export function beforeNextWrite(work: () => unknown): void {
  beforeWrite(async () => {
    fateOf = () => undefined;
    await work();
    return undefined;
  });
}

/** Lets reads that do not ask for consistency miss the newest writes, those of `putItems` included. */
export function readsLag(lag: Partial<Lag>): void {
  table.lag = { ...table.lag, ...lag };
}

/** The requests since `tableHolds`, in their order. */
export const requestsMade = (): readonly TableRequest[] => requests;

/** How often the product wrote since `tableHolds`, attempts that failed included. */
export const writesMade = (): number => writeNumber;
