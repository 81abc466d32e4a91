import { createStore, useStore } from '@mantine/store';
import { useEffect, useRef } from 'react';

type Close = () => void;

const store = createStore<{ readonly layers: readonly Close[] }>({ layers: [] });

/** Makes the browser's Back close a dialog or a drawer while it is open, instead of leaving the page. */
export function useBackLayer(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => latest.current();
    store.setState(({ layers }) => ({ layers: [...layers, layer] }));
    return () =>
      store.setState(({ layers }) => ({ layers: layers.filter((one) => one !== layer) }));
  }, [isOpen]);
}

/** Returns whether Back would close something. */
export const useHasBackLayer = (): boolean => useStore(store).layers.length > 0;

/** Closes the layer that was opened last. Returns false if none is open. */
export function closeTopLayer(): boolean {
  const top = store.getState().layers.at(-1);
  top?.();
  return top !== undefined;
}
