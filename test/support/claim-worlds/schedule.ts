import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as afterMicrotasks } from 'node:timers';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { numbersFrom } from '#test/in-process/billing/numbers-from.ts';
import { actionsOf } from '../memory-table/actions.ts';
import { errorOf, type Fault } from '../memory-table/faults.ts';

let next = numbersFrom(1);

/** Restarts the random numbers of a world, so that the same seed gives the same world. */
export function beginChance(seed: number): void {
  next = numbersFrom(seed);
}

/** Returns a whole number below `end`. */
export const numberBelow = (end: number): number => Math.floor(next() * end);

/** Returns true once in `times` on average. */
export const happensOnceIn = (times: number): boolean => numberBelow(times) === 0;

/** Returns a random element; undefined for an empty list. */
export const anyOf = <T>(list: readonly T[]): T | undefined => list[numberBelow(list.length)];

/** A request on its way to the table. */
export interface Sent {
  readonly command: { readonly input: object };
  /** Whether the client retries it without an answer. */
  readonly isRepeated: boolean;
  readonly apply: () => Promise<object>;
}

/** Replaces a command; a test can simulate a mistake of the product. */
export type Change = (command: Sent['command']) => Sent['command'];

/** What happens to a request; by default it is applied and answered. */
interface Fate {
  /** It is applied, but no answer comes. */
  readonly isBefore?: boolean;
  /** It is applied later, a second time if it was already applied. */
  readonly isLate?: boolean;
  readonly endsProcess?: boolean;
  readonly error?: Error;
}

type Kind = 'read' | 'write' | 'transaction';

/** Tells whether a request reads, writes one or more items, or is a transaction. */
const kindOf = ({ command }: Pick<Sent, 'command'>): Kind => {
  const { name } = command.constructor;
  if (name === 'TransactWriteCommand') return 'transaction';
  return name === 'QueryCommand' || name.endsWith('GetCommand') ? 'read' : 'write';
};

interface Faulty extends Omit<Fate, 'error'> {
  readonly fault?: Fault;
  readonly of: readonly Kind[];
  /** Only if the client sends a request twice: one of the two gets the answer. */
  readonly isOfTwo?: boolean;
}

const writes = ['write', 'transaction'] as const;
const all = ['read', ...writes] as const;

/** A transaction that is sent twice is applied once, by its token. */
const kinds: readonly Faulty[] = [
  { of: all, endsProcess: true },
  { of: writes, endsProcess: true, isBefore: true },
  { of: writes, endsProcess: true, isLate: true },
  { of: all, fault: 'lost request' },
  { of: writes, fault: 'lost answer', isBefore: true },
  { of: writes, fault: 'lost request', isLate: true },
  { of: writes, fault: 'conflict' },
  { of: all, fault: 'throttling' },
  { of: ['write'], isOfTwo: true, isBefore: true },
  { of: ['write'], isOfTwo: true, isLate: true },
  { of: ['transaction'], isOfTwo: true, fault: 'conflict', isLate: true },
];

/** One request in this many has a fault, by kind. */
const timesOf: Readonly<Record<Kind, number>> = { read: 60, write: 7, transaction: 7 };

/** Decides what happens to a request. */
function toFate(sent: Sent, isFaulty: boolean): Fate {
  const kind = kindOf(sent);
  if (!isFaulty || !happensOnceIn(timesOf[kind])) return {};
  const possible = kinds.filter(
    ({ of, isOfTwo }) => of.includes(kind) && (!isOfTwo || sent.isRepeated),
  );
  const { fault, ...fate } = anyOf(possible) ?? { of: all };
  if (!fault) return fate;
  const actions = actionsOf(sent.command.constructor.name, sent.command.input);
  return { ...fate, error: errorOf(fault, kind === 'transaction' ? actions.length : undefined) };
}

/** A call or job in its own process, which may end at any request. */
interface Run {
  isOver: boolean;
}

interface Waiting {
  readonly run: Run;
  readonly sent: Sent;
  readonly resolve: (answer: Promise<object>) => void;
}

type Send = (this: unknown, command: Sent['command']) => Promise<object>;

const runs = new AsyncLocalStorage<Run>();

/**
 * Runs calls concurrently: each waits before every request to the table for its turn. Requests from outside are
 * answered immediately.
 */
export class Schedule {
  readonly #running = new Set<Run>();
  #waiting: Waiting[] = [];
  /** Requests that the table gets later, whose answers nobody waits for. */
  #late: (() => Promise<object>)[] = [];
  readonly #isFaulty: boolean;

  /** Call it after `tableHolds`. `change` may replace commands. */
  constructor(isFaulty: boolean, change: Change = (command) => command) {
    this.#isFaulty = isFaulty;
    const answer = DynamoDBDocumentClient.prototype.send as unknown as Send;
    const schedule = this;
    const send: Send = async function send(this: unknown, given) {
      const command = change(given);
      const client = this as DynamoDBDocumentClient;
      const isRepeated = (await client.config.maxAttempts()) > 1;
      const apply = () => answer.call(client, command);
      const run = runs.getStore();
      if (!run) return apply();
      return new Promise((resolve) => {
        schedule.#waiting.push({ run, sent: { command, isRepeated, apply }, resolve });
      });
    };
    DynamoDBDocumentClient.prototype.send = send as never;
  }

  get running(): number {
    return this.#running.size;
  }

  get late(): number {
    return this.#late.length;
  }

  /** Starts a call; `work` may never end if its process does. */
  async start(work: () => Promise<void>): Promise<void> {
    const run: Run = { isOver: false };
    this.#running.add(run);
    const end = () => this.#end(run);
    void runs.run(run, work).then(end, end);
    await this.#untilAllWait();
  }

  #end(run: Run): void {
    run.isOver = true;
    this.#running.delete(run);
    this.#waiting = this.#waiting.filter((one) => one.run !== run);
  }

  #untilAllWait(): Promise<void> {
    return new Promise((resolve) => void afterMicrotasks(resolve));
  }

  /** Lets the table get one request of a waiting call. Returns whether it may have changed something. */
  async step(): Promise<boolean> {
    const [turn] = this.#waiting.splice(numberBelow(this.#waiting.length), 1);
    if (!turn) {
      // A call may also wait for something else, such as loading a module.
      await this.#untilAllWait();
      return false;
    }
    const { run, sent, resolve } = turn;
    const { isBefore, isLate, endsProcess, error } = toFate(sent, this.#isFaulty);
    if (isBefore) await sent.apply().catch(() => undefined);
    if (isLate) this.#late.push(sent.apply);
    if (endsProcess) this.#end(run);
    else resolve(error ? Promise.reject(error) : sent.apply());
    await this.#untilAllWait();
    return kindOf(sent) !== 'read';
  }

  /** Lets the table get a late request. */
  async stepLate(): Promise<boolean> {
    const [apply] = this.#late.splice(numberBelow(this.#late.length), 1);
    await apply?.().catch(() => undefined);
    return true;
  }
}
