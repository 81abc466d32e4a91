import { nameOfKey, nameOfPartition, onlyKeyOf } from '#scripts/docs/key-shapes.ts';

type Item = Readonly<Record<string, unknown>>;

/** How a key was used; with the index before it where one was read, as in `LSI1 strong`. */
export type Way = 'strong' | 'eventual' | 'written' | 'checked';

/** A query: the index, if it reads one, with the partition and the lowest sort key. */
export interface SeenRange {
  readonly index: string | undefined;
  readonly partition: string;
  readonly from: string;
  readonly way: Way;
}

const nameOfItem = (item: Item) => nameOfKey(String(item['PK']), String(item['SK']));

/** The keys that a call used, by their names in keys.ts, and how. */
export class SeenAccesses {
  readonly #ways = new Map<string, Set<string>>();

  /** The ways of each key as a list, in the order in which the call first used the keys. */
  get keys(): Record<string, string> {
    return Object.fromEntries(
      [...this.#ways].map(([name, ways]) => [name, [...ways].sort().join(', ')]),
    );
  }

  /** Adds the use of one item. */
  addItem(item: Item, way: Way): void {
    this.#add(nameOfItem(item), way);
  }

  /** Adds a query and the rows that it read. A range without rows is named by its lowest sort key or its partition. */
  addRange({ index, partition, from, way }: SeenRange, rows: readonly Item[]): void {
    if (index?.startsWith('GSI')) {
      this.#add(nameOfPartition(partition), `${index} ${way}`);
      return;
    }
    const unread = () => nameOfKey(partition, `${from}x`) ?? onlyKeyOf(partition);
    const names = rows.length > 0 ? rows.map(nameOfItem) : [unread()];
    for (const name of names) this.#add(name, index === undefined ? way : `${index} ${way}`);
  }

  #add(name: string | undefined, way: string): void {
    if (name === undefined) return;
    this.#ways.set(name, (this.#ways.get(name) ?? new Set<string>()).add(way));
  }
}
