import { tableOnce } from '#lambdas/platform/table/apply-once.ts';
import { table } from '#lambdas/platform/table/client.ts';

interface Waiting {
  /** Whether the work comes before this request, by its command and its number from 1. */
  readonly isNow: (command: string, number: number) => boolean;
  readonly work: () => Promise<unknown>;
}

let waiting: Waiting | undefined;
let requests = 0;

function wait(isNow: Waiting['isNow'], work: Waiting['work']): void {
  waiting = { isNow, work };
  requests = 0;
}

/** Does work right before the next transaction is sent: after its sender's reads and before its write. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  wait((command) => command.startsWith('TransactWrite'), work);
}

/** Does work right before the nth request to the table from now on, from 1. */
export function beforeRequest(n: number, work: () => Promise<unknown>): void {
  wait((_, number) => number === n, work);
}

for (const client of [table, tableOnce]) {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const { work, isNow } = waiting ?? {};
      requests += 1;
      if (work && isNow?.(String(context['commandName']), requests)) {
        waiting = undefined;
        await work();
      }
      return next(args);
    },
    { step: 'initialize', name: 'interleave' },
  );
}
