import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

interface Waiting {
  readonly at: number;
  readonly resolve: () => void;
}

const waiting: Waiting[] = [];
const beginning = Date.now();
let now = 0;

/** Milliseconds that have passed. */
export const simulatedNow = (): number => now;

/** Waits for simulated milliseconds. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const at = now + milliseconds;
    const place = 1 + waiting.findLastIndex((one) => one.at <= at);
    waiting.splice(place, 0, { at, resolve });
  });

/** Makes the date and the product's pauses follow the simulated time. */
export function simulateTime(): void {
  Object.assign(timers, { setTimeout: sleep });
  syncBuiltinESMExports();
  Date.now = () => beginning + Math.round(now);
}

const afterMicrotasks = () => new Promise((resolve) => void setImmediate(resolve));

/** Advances the time until work is done, however long the processor takes. */
export async function untilDone<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    await afterMicrotasks();
    const next = waiting.shift();
    if (!next) continue;
    now = next.at;
    next.resolve();
  }
  return work;
}
