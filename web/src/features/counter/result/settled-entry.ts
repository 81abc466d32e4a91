import type { CounterDevice, Entry, LocalCheck } from '#web/platform/outbox/outbox.ts';

/** Longest time in milliseconds that a use waits for the server's answer. */
const patience = 1500;

/**
 * Waits until the server has answered a use that it was asked about before, or a moment has passed: another device may
 * have been first. A use that rests on the device alone does not wait.
 */
export function settledEntry(
  device: CounterDevice,
  entry: Entry,
  source: LocalCheck['source'],
): Promise<Entry> {
  const current = () => device.entries().find(({ nonce }) => nonce === entry.nonce) ?? entry;
  if (source === 'device' || current().state !== 'unsent') return Promise.resolve(current());
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(current());
    };
    const timer = setTimeout(finish, patience);
    const unsubscribe = device.subscribe(() => {
      if (current().state !== 'unsent') finish();
    });
  });
}
