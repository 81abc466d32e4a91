import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as afterMicrotasks } from 'node:timers';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { numberBelow } from './chance.ts';
import { type Change, kindOf, type Sent, toFate } from './fates.ts';

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
