import { nameOfKey, nameOfPartition } from '#scripts/docs/key-shapes.ts';

type Item = Readonly<Record<string, unknown>>;

/** Which indexes the items of each key were in, such as `GSI1 feedOfCountry`, or `LSI1`. */
export class SeenEntries {
  readonly #entries = new Map<string, Set<string>>();

  /** The entries of each key as a list, sorted by the names of the keys. */
  get entries(): Record<string, string> {
    const sorted = [...this.#entries].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, all]) => [name, [...all].sort().join(', ')]));
  }

  /** Notes the indexes that a whole item is in, or the row of an index. */
  add(item: Item): void {
    const partitions = ['GSI1', 'GSI2'].flatMap((index) => {
      const name = nameOfPartition(String(item[`${index}PK`] ?? ''));
      return name === undefined ? [] : [`${index} ${name}`];
    });
    const all = item['LSI1SK'] === undefined ? partitions : [...partitions, 'LSI1'];
    if (all.length === 0) return;
    const name = nameOfKey(String(item['PK']), String(item['SK']));
    if (name === undefined) return;
    const known = this.#entries.get(name) ?? new Set<string>();
    for (const entry of all) known.add(entry);
    this.#entries.set(name, known);
  }
}
