import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Returns whether the user sees the page: another tab, another app and a locked screen hide it. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => !document.hidden);
