import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Closes what lies over the page. */
type Close = () => void;

let layers: readonly Close[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Close[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the browser's Back close a dialog or a drawer while it is open, instead of leaving the page. */
export function useBackLayer(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => latest.current();
    change([...layers, layer]);
    return () => change(layers.filter((one) => one !== layer));
  }, [isOpen]);
}

/** Whether anything is open that Back closes. */
export function useHasBackLayer(): boolean {
  return useSyncExternalStore(subscribe, () => layers.length > 0);
}

/** Closes what was opened last. Gives false where nothing is open. */
export function closeTopLayer(): boolean {
  const top = layers.at(-1);
  top?.();
  return top !== undefined;
}
