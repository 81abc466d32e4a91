/** After this time in milliseconds a waiting tab sends by itself: some browsers stop a hidden tab within a request. */
const patience = 90_000;

const name = 'vitrine-counter';
let running: Promise<void> = Promise.resolve();

/**
 * Runs `send` while no other tab of this device does. Two senders at once would do no harm, since the server knows
 * entries by their nonce; they would only send twice. So browsers without locks have a queue for each tab.
 */
export async function asOneSender(send: () => Promise<void>): Promise<void> {
  // Undefined in Safari before 15.4, although the type does not say so.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    running = running.then(send, send);
    return running;
  }
  const waiting = AbortSignal.timeout(patience);
  try {
    await locks.request(name, { signal: waiting }, send);
  } catch (error) {
    const isOverdue = error === waiting.reason || (error as Error)?.name === 'TimeoutError';
    if (!isOverdue) throw error;
    await locks.request(name, { steal: true }, send);
  }
}
