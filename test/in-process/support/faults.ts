import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { tableOnce } from '#lambdas/platform/table/apply-once.ts';
import { table } from '#lambdas/platform/table/client.ts';

/** The faults of requests to the table during the nth try of a call or a message, from 1. */
export interface Faults {
  readonly name: string;
  /** The error of a request, thrown before it or after it (a lost answer); undefined for none. */
  readonly errorOf: (request: {
    readonly command: string;
    /** The number of this request within the same try, from 1. */
    readonly position: number;
    readonly attempt: number;
    readonly when: 'before' | 'after';
  }) => Error | undefined;
}

const sdkError = (name: string) => Object.assign(new Error(name), { name });

const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

const isTransaction = (command: string) => command.startsWith('TransactWrite');

export const noFaults: Faults = { name: 'no faults', errorOf: () => undefined };

/** The injected faults. The product's own retries happen below this level, so every error is final. */
export const kindsOfFaults: readonly Faults[] = [
  {
    name: 'throttling of every third request',
    errorOf: ({ when, position, attempt }) =>
      when === 'before' && attempt === 1 && position % 3 === 0
        ? sdkError('ThrottlingException')
        : undefined,
  },
  {
    name: 'a conflict at the first try of every transaction',
    errorOf: ({ when, command, attempt, position }) =>
      when === 'before' && attempt === 1 && isTransaction(command) && position <= 8
        ? conflict()
        : undefined,
  },
  {
    name: 'the loss of every answer to a transaction',
    errorOf: ({ when, command, attempt }) =>
      when === 'after' && attempt === 1 && isTransaction(command)
        ? sdkError('TimeoutError')
        : undefined,
  },
];

/** Ends the first try of a call or a message at its nth request, before or after the request is carried out. */
export const endAt = (end: number, when: 'before' | 'after'): Faults => ({
  name: `an end at request ${end}, ${when} it`,
  errorOf: (request) =>
    request.when === when && request.attempt === 1 && request.position === end
      ? Object.assign(new Error('The Lambda ended'), { name: 'TimeoutError' })
      : undefined,
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

for (const client of [table, tableOnce]) {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      position += 1;
      const request = { command: String(context['commandName']), position, attempt };
      const before = faults.errorOf({ ...request, when: 'before' });
      if (before) throw before;
      const answer = await next(args);
      const after = faults.errorOf({ ...request, when: 'after' });
      if (after) throw after;
      return answer;
    },
    { step: 'initialize', priority: 'high', name: 'injectFaults' },
  );
}
