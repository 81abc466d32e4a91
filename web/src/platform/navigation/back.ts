import { createStore, useStore } from '@mantine/store';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Close = () => void;

const layersStore = createStore<{ readonly layers: readonly Close[] }>({ layers: [] });

/** Makes the browser's Back close a dialog or a drawer while it is open, instead of leaving the page. */
export function useBackLayer(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => latest.current();
    layersStore.setState(({ layers }) => ({ layers: [...layers, layer] }));
    return () =>
      layersStore.setState(({ layers }) => ({ layers: layers.filter((one) => one !== layer) }));
  }, [isOpen]);
}

/** Returns whether Back would close something. */
export const useHasBackLayer = (): boolean => useStore(layersStore).layers.length > 0;

/** Closes the layer that was opened last. Returns false if none is open. */
export function closeTopLayer(): boolean {
  const top = layersStore.getState().layers.at(-1);
  top?.();
  return top !== undefined;
}

const pathStore = createStore<{ readonly path?: string }>({});

/** Makes the browser's Back lead to the path of a shown link; undefined without a link. */
export function useBackPath(path: string | undefined): void {
  useLayoutEffect(() => {
    if (path === undefined) return;
    pathStore.setState({ path });
    return () => pathStore.setState({});
  }, [path]);
}

/** The path of the back link that the page shows. */
export const useShownBackPath = (): string | undefined => useStore(pathStore).path;
