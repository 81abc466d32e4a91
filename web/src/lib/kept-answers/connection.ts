import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.ts';

let hasFailed = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Notes whether the last call got an answer. The browser itself notices only that it has no network at all. */
export function noteConnection(isLost: boolean): void {
  if (hasFailed === isLost) return;
  hasFailed = isLost;
  tell();
}

const onOnline = () => {
  hasFailed = false;
  tell();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', tell);
  };
}

/** Whether there is no connection, by the browser or by the last call. */
export const isOffline = (): boolean => hasFailed || !navigator.onLine;

/** As `isOffline`, for components. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

/** Whether a failure means that the server was not reached. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
