import { createStore, useStore } from '@mantine/store';
import { useLayoutEffect } from 'react';

const store = createStore<{ readonly path?: string }>({});

/** Makes the browser's Back lead to the path of a shown link; undefined without a link. */
export function useBackPath(path: string | undefined): void {
  useLayoutEffect(() => {
    if (path === undefined) return;
    store.setState({ path });
    return () => store.setState({});
  }, [path]);
}

/** The path of the back link that the page shows. */
export const useShownBackPath = (): string | undefined => useStore(store).path;
