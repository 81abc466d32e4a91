import type { Key } from '#lambdas/platform/table/keys.ts';
import type { Action, Stored } from './actions.ts';
import { nameOf } from './checks.ts';

/** An item before and after a write; undefined if it does not exist. */
interface Change {
  readonly name: string;
  readonly before: Stored | undefined;
}

/** Items of the table, and their state before each write, for reads that lag. */
export class Items {
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
