import type { TableShape } from './bench-table.ts';
import { itemSize, writeUnits } from './item-size.ts';

type Item = Readonly<Record<string, unknown>>;

interface IndexShape {
  /** Names of all key attributes, including those of the table. */
  readonly keys: readonly string[];
  readonly projected: readonly string[];
}

/** The key attributes and projected attributes of each index of a table. */
export function indexesOf(shape: TableShape): IndexShape[] {
  const tableKeys = (shape.KeySchema ?? []).map(({ AttributeName }) => String(AttributeName));
  const all = [...(shape.GlobalSecondaryIndexes ?? []), ...(shape.LocalSecondaryIndexes ?? [])];
  return all.map(({ KeySchema = [], Projection }) => ({
    keys: [...tableKeys, ...KeySchema.map(({ AttributeName }) => String(AttributeName))],
    projected: Projection?.NonKeyAttributes ?? [],
  }));
}

/** The index entry of an item; undefined if the item lacks a key attribute of the index. */
function entryOf({ keys, projected }: IndexShape, item: Item | undefined): Item | undefined {
  if (!item || keys.some((key) => item[key] === undefined)) return undefined;
  return Object.fromEntries(
    [...keys, ...projected].flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  );
}

const keyOf = ({ keys }: IndexShape, entry: Item) => JSON.stringify(keys.map((key) => entry[key]));

/**
 * Write units of an index for a change of one item: none if the entry is unchanged, two writes if its key
 * changes (a delete and a put), one write otherwise.
 */
function unitsOf(index: IndexShape, before: Item | undefined, after: Item | undefined): number {
  const [old, now] = [entryOf(index, before), entryOf(index, after)];
  if (JSON.stringify(old) === JSON.stringify(now)) return 0;
  const isMoved = old && now && keyOf(index, old) !== keyOf(index, now);
  const costs = [old, now].map((entry) => (entry ? writeUnits(itemSize(entry)) : 0));
  return isMoved ? costs.reduce((sum, cost) => sum + cost, 0) : Math.max(...costs);
}

/** Write units of all indexes for a change of one item. */
export function indexUnits(
  indexes: readonly IndexShape[],
  before: Item | undefined,
  after: Item | undefined,
): number {
  return indexes.reduce((sum, index) => sum + unitsOf(index, before, after), 0);
}
