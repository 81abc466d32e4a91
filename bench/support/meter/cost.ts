import { SeenAccesses } from './seen-accesses.ts';

interface Units {
  readonly reads: number;
  readonly writes: number;
}

/** Cost of one or more requests to the table. */
export class Cost {
  reads = 0;
  writes = 0;
  /** Items and index rows read, including those that a filter removed. */
  itemsRead = 0;
  /** Rows read for pages of lists from indexes, local ones included. */
  indexRows = 0;
  indexReads = 0;
  /** Scans of the table or of an index. */
  scans = 0;
  /** The keys that were used, and how. */
  readonly accesses = new SeenAccesses();
  readonly #partitions = new Map<string, Units>();

  /** Adds a read of a partition: the `PK` of an item, or `GSI1 <partition>` of an index. */
  addRead(partition: string, units: number, items: number): void {
    this.reads += units;
    this.itemsRead += items;
    const { reads, writes } = this.of(partition);
    this.#partitions.set(partition, { reads: reads + units, writes });
  }

  addWrite(partition: string, units: number): void {
    if (units === 0) return;
    this.writes += units;
    const { reads, writes } = this.of(partition);
    this.#partitions.set(partition, { reads, writes: writes + units });
  }

  of(partition: string): Units {
    return this.#partitions.get(partition) ?? { reads: 0, writes: 0 };
  }
}
