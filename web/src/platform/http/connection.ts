import { createStore } from '@mantine/store';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

/**
 * State of the connection. `slow`: an earlier answer is shown while the server's is awaited; `lost`: the last call did
 * not reach the server; `none`: the browser has no network.
 */
export type Connection = 'good' | 'slow' | 'lost' | 'none';

const store = createStore({
  // Undefined outside browsers.
  hasFailed: globalThis.navigator?.onLine === false,
  awaited: 0,
});

function noteConnection(hasFailed: boolean): void {
  const state = store.getState();
  if (state.hasFailed !== hasFailed) store.setState({ ...state, hasFailed });
}

// Having a network does not mean that the server is reachable: only an answer ends the state.
globalThis.window?.addEventListener('offline', () => noteConnection(true));

/** Calls the server, and notes whether it was reached; a refusal counts as reached. */
export async function callAndNoteConnection<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    const data = await call();
    noteConnection(false);
    return data;
  } catch (error) {
    if (error instanceof ApiError) noteConnection(isConnectionFailure(error));
    throw error;
  }
}

/** Notes that an earlier answer is shown during a call. */
export function noteSlow(call: Promise<unknown>): void {
  const add = (calls: number) =>
    store.setState((state) => ({ ...state, awaited: state.awaited + calls }));
  const end = () => add(-1);
  add(1);
  call.then(end, end);
}

/** Returns the current state of the connection. */
export function connection(): Connection {
  const { hasFailed, awaited } = store.getState();
  if (!navigator.onLine) return 'none';
  if (hasFailed) return 'lost';
  return awaited > 0 ? 'slow' : 'good';
}

/** Returns whether the server is unreachable. */
export const isOffline = (state: Connection): boolean => state === 'lost' || state === 'none';

/** The current state of the connection, for components. */
export const useConnection = (): Connection => useSyncExternalStore(store.subscribe, connection);

/** Returns whether a failure means that the server was not reached. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
