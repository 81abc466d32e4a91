import { table } from '#lambdas/shared/table/client.ts';

let waiting: (() => Promise<unknown>) | undefined;

/** Does work right before the next transaction is sent: after all that its sender read, and before it writes. */
export function beforeNextTransaction(work: () => Promise<unknown>): void {
  waiting = work;
}

table.middlewareStack.add(
  (next, context) => async (args) => {
    const work = waiting;
    if (work && String(context['commandName']).startsWith('TransactWrite')) {
      waiting = undefined;
      await work();
    }
    return next(args);
  },
  { step: 'initialize', name: 'beforeNextTransaction' },
);
