import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

function show(path: string | undefined): void {
  shown = path;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the browser's Back lead to a path while the page shows a link to it; undefined where it shows none. */
export function useBackPath(path: string | undefined): void {
  useLayoutEffect(() => {
    if (path === undefined) return;
    show(path);
    return () => show(undefined);
  }, [path]);
}

/** The path of the back link that the page shows. */
export function useShownBackPath(): string | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
