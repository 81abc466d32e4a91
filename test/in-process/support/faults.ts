import type { Fault } from '#test/support/memory-table/faults.ts';
import { beforeRequest } from '#test/support/memory-table/table.ts';
import { doWaitingWork } from './interleave.ts';

/** The faults of requests to the table during the nth try of a call or a message, from 1. */
export interface Faults {
  readonly name: string;
  readonly faultOf: (request: {
    readonly command: string;
    /** The number of this request within the same try, from 1. */
    readonly position: number;
    readonly attempt: number;
  }) => Fault | undefined;
}

export const noFaults: Faults = { name: 'no faults', faultOf: () => undefined };

/** The injected faults. The product's own retries happen below this level, so every error is final. */
export const kindsOfFaults: readonly Faults[] = [
  {
    name: 'throttling of every third request',
    faultOf: ({ position, attempt }) =>
      attempt === 1 && position % 3 === 0 ? 'throttling' : undefined,
  },
  {
    name: 'a conflict at the first try of every transaction',
    faultOf: ({ command, attempt, position }) =>
      attempt === 1 && command === 'TransactWrite' && position <= 8 ? 'conflict' : undefined,
  },
  {
    name: 'the loss of every answer to a transaction',
    faultOf: ({ command, attempt }) =>
      attempt === 1 && command === 'TransactWrite' ? 'lost answer' : undefined,
  },
];

/** Ends the first try of a call or a message at its nth request, before or after the request is carried out. */
export const endAt = (end: number, when: 'before' | 'after'): Faults => ({
  name: `an end at request ${end}, ${when} it`,
  faultOf: ({ attempt, position }) => {
    if (attempt !== 1 || position !== end) return undefined;
    return when === 'before' ? 'lost request' : 'lost answer';
  },
});

let faults = noFaults;
let attempt = 1;
let position = 0;

/** Makes requests fail from now on; `noFaults` ends it. */
export function injectFaults(next: Faults): void {
  faults = next;
}

/** Runs a call or a message as its nth try. */
export async function asAttempt<T>(number: number, work: () => Promise<T>): Promise<T> {
  attempt = number;
  position = 0;
  return work();
}

/** Lets the injected faults and the interleaved work disturb the requests to the table. */
export function disturbRequests(): void {
  beforeRequest(async ({ command }) => {
    position += 1;
    const request = { command, position, attempt };
    const fault = faults.faultOf(request);
    if (fault !== undefined && fault !== 'lost answer') return fault;
    await doWaitingWork(command);
    // The work may have changed the faults.
    return faults.faultOf(request) === 'lost answer' ? 'lost answer' : undefined;
  });
}
