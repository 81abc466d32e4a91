import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stores a value on the device as JSON, or removes it, for `useStoredValue` in all tabs. */
export function changeStoredValue(key: string, value: object | undefined): void {
  if (value === undefined) removeStored(key);
  else writeStored(key, JSON.stringify(value));
  for (const listener of listeners) listener();
}

/** Returns a stored value as text; undefined without one. */
export const useStoredValue = (key: string): string | undefined =>
  useSyncExternalStore(subscribe, () => readStored(key));
