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
  wait((command) => command === 'TransactWrite', work);
}

/** Does work right before the nth request to the table from now on, from 1. */
export function beforeNthRequest(n: number, work: () => Promise<unknown>): void {
  wait((_, number) => number === n, work);
}

/** Does the work that waits for this request. */
export async function doWaitingWork(command: string): Promise<void> {
  const { work, isNow } = waiting ?? {};
  requests += 1;
  if (!work || !isNow?.(command, requests)) return;
  waiting = undefined;
  await work();
}
