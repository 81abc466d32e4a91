import { createStore, useStore } from '@mantine/store';
import { useEffect, useRef } from 'react';

/** Closes what lies over the page. */
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

/** Whether anything is open that Back closes. */
export const useHasBackLayer = (): boolean => useStore(store).layers.length > 0;

/** Closes what was opened last. Gives false where nothing is open. */
export function closeTopLayer(): boolean {
  const top = store.getState().layers.at(-1);
  top?.();
  return top !== undefined;
}
