import { setImmediate } from 'node:timers/promises';
import { DynamoDBDocumentClient, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { itemKindOf, type Key, keyOf } from '#lambdas/platform/table/keys.ts';
import { actionsOf, type Stored } from './actions.ts';
import { errorOf, type Fault } from './faults.ts';
import { type Lag, MemoryTable } from './memory-table.ts';
import { nameOf } from './shape.ts';
import type { MemoryItem } from './values.ts';

/** A request of the product to the table. */
interface TableRequest {
  /** Without `Command`: `Get`, `BatchGet`, `Query`, `TransactWrite`, `Put`, `Update`. */
  readonly command: string;
  readonly input: Record<string, unknown>;
  /** Kinds of items that it writes or checks, such as `SHOP OFFER`; empty for a read. */
  readonly kinds: readonly string[];
  /** Number of this write since `tableHolds`, from 1; 0 for a read. */
  readonly writeNumber: number;
}

/** A fault of a request, an error instead of its answer, or nothing. */
type Fate = Fault | Error | undefined;

let table = new MemoryTable([]);
let requests: TableRequest[] = [];
let writeNumber = 0;
let areTurnsTaken = false;
let fateOf: (request: TableRequest) => Fate | Promise<Fate> = () => undefined;

async function send(sent: { input: object }) {
  if (areTurnsTaken) await setImmediate();
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
 * Starts with an in-memory table of these items, without faults and lag. From then on every document client of this
 * process uses it.
 */
export function tableHolds(...items: readonly (Key | MemoryItem)[]): void {
  table = new MemoryTable(items);
  requests = [];
  writeNumber = 0;
  areTurnsTaken = false;
  fateOf = () => undefined;
  DynamoDBDocumentClient.prototype.send = send as never;
}

/** Makes concurrent calls take turns at each request, as over a network. */
export function takeTurns(): void {
  areTurnsTaken = true;
}

/** Stores items like another request would. */
export function putItems(...items: readonly (Key | MemoryItem)[]): void {
  for (const item of items) table.answer('PutCommand', { Item: item });
}

/** Changes attributes of an item like another request would; undefined removes one. Throws if there is no item. */
export function changeAttributes(key: Key, changes: MemoryItem): void {
  const before = itemAt(key);
  if (!before) throw new Error(`There is no item at ${key.PK} ${key.SK}`);
  putItems({ ...before, ...changes });
}

/** Removes an item like another request would. */
export function deleteItem(key: Key): void {
  table.answer('DeleteCommand', { Key: keyOf({ ...key }) });
}

/** Returns an item; undefined if there is none. */
export const itemAt = (key: Key): Stored | undefined => table.itemAt(key);

/** Returns all items, sorted by key. */
export const allItems = (): Stored[] =>
  table.all().sort((a, b) => (`${a.PK} ${a.SK}` < `${b.PK} ${b.SK}` ? -1 : 1));

/** Returns all items, uncopied and unsorted: fast for many looks. */
export const currentItems = (): Iterable<Stored> => table.snapshot().values();

/** Returns all items by their keys; items are replaced, never mutated. */
export const itemsByKey = (): ReadonlyMap<string, Stored> => table.snapshot();

/** Returns the items of a kind, such as `SHOP OFFER`, sorted by key. */
export const itemsOfKind = (kind: string): Stored[] =>
  allItems().filter((item) => itemKindOf(item) === kind);

/** Calls a function before each later request; it may change the table or make the request fail. */
export function beforeRequest(decide: (request: TableRequest) => Fate | Promise<Fate>): void {
  fateOf = decide;
}

/** Calls a function before each later write. */
export function beforeWrite(decide: typeof fateOf): void {
  fateOf = (request) => (request.writeNumber === 0 ? undefined : decide(request));
}

/** Does another request's work right before the next write, after its reads. */
export function beforeNextWrite(work: () => unknown): void {
  beforeWrite(async () => {
    fateOf = () => undefined;
    await work();
    return undefined;
  });
}

/** Makes eventually consistent reads miss the newest writes, including those by `putItems`. */
export function readsLag(lag: Partial<Lag>): void {
  table.lag = { ...table.lag, ...lag };
}

/** Returns the requests since `tableHolds`, in order. */
export const requestsMade = (): readonly TableRequest[] => requests;

/** Returns the number of writes since `tableHolds`, including failed attempts. */
export const writesMade = (): number => writeNumber;

interface ReadOfKeys {
  readonly Keys: readonly Key[];
  readonly ConsistentRead?: boolean | undefined;
}

/** Returns the inputs of all queries since `tableHolds`, for tests of read costs. */
export const queriesMade = (): QueryCommandInput[] =>
  requestsMade().flatMap(({ command, input }) =>
    command === 'Query' ? [input as unknown as QueryCommandInput] : [],
  );

/** Returns the number of rows that queries asked for since `tableHolds`. */
export const rowsAskedFor = (): number =>
  queriesMade().reduce((sum, { Limit = 0 }) => sum + Limit, 0);

/** Tells whether a read of an item by key was consistent; undefined if it was not read. */
export function consistencyOf(key: Key): boolean | undefined {
  const reads = requestsMade().flatMap(({ command, input }): ReadOfKeys[] => {
    if (command === 'Get') return [{ ...input, Keys: [input['Key'] as Key] }];
    return command === 'BatchGet' ? Object.values(input['RequestItems'] as object) : [];
  });
  const ofKey = reads.filter(({ Keys }) => Keys.some((one) => nameOf(one) === nameOf(key)));
  return ofKey.length === 0 ? undefined : ofKey.some(({ ConsistentRead }) => ConsistentRead);
}

/** Returns the number of items that were read by their keys since `tableHolds`. */
export const itemsAskedFor = (): number =>
  requestsMade().reduce((sum, { command, input }) => {
    if (command === 'Get') return sum + 1;
    if (command !== 'BatchGet') return sum;
    const reads = Object.values(input['RequestItems'] as Record<string, ReadOfKeys>);
    return sum + reads.reduce((count, { Keys }) => count + Keys.length, 0);
  }, 0);
