import { readStored, writeStored } from '#web/lib/storage.ts';

const key = 'storage-asked';

/** Asks the browser, once for each device, not to remove the entries when its disk is full. */
export async function askToPersist(): Promise<void> {
  // Undefined on pages without TLS, although the type does not say so.
  const storage: StorageManager | undefined = navigator.storage;
  if (typeof storage?.persist !== 'function' || readStored(key) !== undefined) return;
  writeStored(key, 'yes');
  try {
    await storage.persist();
  } catch {
    // The browser decides by itself then.
  }
}
