import { useSyncExternalStore } from 'react';

let isThere = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a newer version of the app than that of this page is on the device. */
export function announceNewVersion(): void {
  isThere = true;
  for (const listener of listeners) listener();
}

/** Whether a newer version of the app than that of this page is on the device. */
export const useHasNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isThere);
