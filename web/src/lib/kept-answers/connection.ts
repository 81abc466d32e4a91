import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.ts';

/**
 * How the server is reached. `slow`: an earlier answer is shown, and the server's is still awaited. `lost`: it is not
 * reached.
 */
type Connection = 'good' | 'slow' | 'lost';

// Undefined outside browsers.
let hasFailed = globalThis.navigator?.onLine === false;
let awaited = 0;
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

/** Notes by a failure of a call whether the server was reached: it was, where it answered. */
export function noteFailure(error: unknown): void {
  if (error instanceof ApiError) noteConnection(isConnectionFailure(error));
}

/** Notes that an earlier answer is shown while a call goes on. */
export function noteSlow(call: Promise<unknown>): void {
  const end = () => {
    awaited -= 1;
    tell();
  };
  awaited += 1;
  tell();
  call.then(end, end);
}

// The browser's network does not mean that the server is reached: only an answer ends the state.
const onOffline = () => noteConnection(true);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('offline', onOffline);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('offline', onOffline);
  };
}

/** Whether there is no connection, by the browser or by the last call. */
export const isOffline = (): boolean => hasFailed || !navigator.onLine;

/** Whether an earlier answer is shown while a call goes on. */
export const isSlow = (): boolean => awaited > 0;

function connection(): Connection {
  if (isOffline()) return 'lost';
  return isSlow() ? 'slow' : 'good';
}

/** How the server is reached, for components. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection);

/** Whether a failure means that the server was not reached. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
