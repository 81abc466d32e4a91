import type { TableShape } from '#test/support/memory-table/shape.ts';
import { sizeOf, writeUnits } from '#test/support/memory-table/values.ts';

type Item = Readonly<Record<string, unknown>>;

interface IndexShape {
  readonly name: string;
  readonly partitionKey: string;
  /** Names of all key attributes, including the table's. */
  readonly keys: readonly string[];
  readonly projected: readonly string[];
}

/** Returns the key and projected attributes of each index of a table. */
export function indexesOf(shape: TableShape): IndexShape[] {
  const tableKeys = (shape.KeySchema ?? []).map(({ AttributeName }) => String(AttributeName));
  const all = [...(shape.GlobalSecondaryIndexes ?? []), ...(shape.LocalSecondaryIndexes ?? [])];
  return all.map(({ IndexName, KeySchema = [], Projection }) => ({
    name: String(IndexName),
    partitionKey: String(KeySchema[0]?.AttributeName),
    keys: [...tableKeys, ...KeySchema.map(({ AttributeName }) => String(AttributeName))],
    projected: Projection?.NonKeyAttributes ?? [],
  }));
}

/** Returns the index entry of an item; undefined if the item lacks a key attribute of the index. */
function entryOf({ keys, projected }: IndexShape, item: Item | undefined): Item | undefined {
  if (!item || keys.some((key) => item[key] === undefined)) return undefined;
  return Object.fromEntries(
    [...keys, ...projected].flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  );
}

const keyOf = ({ keys }: IndexShape, entry: Item) => JSON.stringify(keys.map((key) => entry[key]));

/** Write units of an index partition; a local index counts for the item's own partition. */
interface PartitionUnits {
  readonly partition: string;
  readonly units: number;
}

function unitsOf(index: IndexShape, entry: Item): PartitionUnits {
  const global = index.name.startsWith('GSI') ? `${index.name} ` : '';
  return {
    partition: `${global}${entry[index.partitionKey]}`,
    units: writeUnits(sizeOf(entry)),
  };
}

/**
 * Returns the write units of an index for a change: none if the entry is unchanged, two writes if its key changes (a
 * delete and a put), otherwise one.
 */
function changeUnits(
  index: IndexShape,
  before: Item | undefined,
  after: Item | undefined,
): PartitionUnits[] {
  const entries = [entryOf(index, before), entryOf(index, after)];
  const [old, now] = entries;
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const isMoved = old && now && keyOf(index, old) !== keyOf(index, now);
  const costs = entries.flatMap((entry) => (entry ? [unitsOf(index, entry)] : []));
  return isMoved ? costs : costs.sort((one, other) => other.units - one.units).slice(0, 1);
}

/** Returns the write units of all indexes for a change of one item. */
export function indexUnits(
  indexes: readonly IndexShape[],
  before: Item | undefined,
  after: Item | undefined,
): PartitionUnits[] {
  return indexes.flatMap((index) => changeUnits(index, before, after));
}
