import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableTimeouts } from '#lambdas/platform/table/timeouts.ts';
import { actionsOf } from '#test/support/memory-table/actions.ts';
import { errorOf } from '#test/support/memory-table/faults.ts';
import { simulatedNow, sleep } from './simulated-time.ts';
import { unitsOfAction } from './write-units.ts';

/** Milliseconds of the lock on a written item. */
const lockTime = 8;
/** Milliseconds of a request without its lock. */
const roundTrip = 2;
const partitions = 40;
const unitsPerSecond = 1000;

type Command = { readonly input: object };
type Send = (this: unknown, command: Command) => Promise<object>;

interface Lock {
  until: number;
  isOfTransaction: boolean;
}

export interface Load {
  units: number;
  conflicts: number;
  throttled: number;
  timeouts: number;
}

const partitionOf = (name: string): number =>
  [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7) %
  partitions;

/**
 * Makes the in-memory table answer like a busy one, in simulated time. A single write waits for other single writes of
 * its item. A transaction on a locked item is refused, and so is a write of an item in a transaction. Call it after
 * `tableHolds`.
 */
export function makeTableBusy(): Load {
  const load: Load = { units: 0, conflicts: 0, throttled: 0, timeouts: 0 };
  const answer = DynamoDBDocumentClient.prototype.send as unknown as Send;
  const locks = new Map<string, Lock>();
  const used = new Map<string, number>();

  /** Takes units from a partition in this second; returns false if too few are left. */
  function takes(key: string, units: number): boolean {
    const name = `${partitionOf(key)} ${Math.floor(simulatedNow() / 1000)}`;
    const sum = (used.get(name) ?? 0) + units;
    if (sum > unitsPerSecond) return false;
    used.set(name, sum);
    return true;
  }

  const lockOf = (name: string) => {
    const lock = locks.get(name);
    return lock && lock.until > simulatedNow() ? lock : undefined;
  };

  /** Waits until the items are unlocked; throws in a transaction, or if a transaction holds one. */
  async function untilFree(names: readonly string[], transaction: number | undefined) {
    for (;;) {
      const held = names.map(lockOf).filter((lock) => lock !== undefined);
      if (held.length === 0) return;
      if (transaction || held.some(({ isOfTransaction }) => isOfTransaction)) {
        load.conflicts += 1;
        throw errorOf('conflict', transaction);
      }
      await sleep((held[0]?.until ?? 0) - simulatedNow());
    }
  }

  async function write(command: Command, names: readonly string[]): Promise<object> {
    const actions = actionsOf(command.constructor.name, command.input);
    const isTransaction = command.constructor.name === 'TransactWriteCommand';
    const count = isTransaction ? actions.length : undefined;
    await untilFree(names, count);
    const units = actions.map((action) => unitsOfAction(action, isTransaction));
    if (!actions.every(({ key }, index) => takes(key.PK, units[index]?.table ?? 0))) {
      load.throttled += 1;
      throw errorOf('throttling', count);
    }
    load.units += units.reduce((sum, { table, indexes }) => sum + table + indexes, 0);
    const answered = await answer.call(undefined, command);
    const until = simulatedNow() + lockTime;
    for (const name of names) locks.set(name, { until, isOfTransaction: isTransaction });
    await sleep(lockTime);
    return answered;
  }

  const send: Send = async function send(command) {
    await sleep(roundTrip);
    const { name } = command.constructor;
    if (name === 'QueryCommand' || name.endsWith('GetCommand')) {
      return answer.call(undefined, command);
    }
    const actions = actionsOf(name, command.input);
    const names = actions.map(({ key }) => `${key.PK} ${key.SK}`);
    const writing = write(command, names);
    if (!names.some(lockOf)) return writing;
    const late = Symbol('late');
    const first = await Promise.race([
      writing,
      sleep(tableTimeouts.requestTimeout).then(() => late),
    ]);
    if (first !== late) return first as object;
    load.timeouts += 1;
    writing.catch(() => undefined);
    throw errorOf('lost answer', undefined);
  };
  DynamoDBDocumentClient.prototype.send = send as never;
  return load;
}
