import { createStore, useStore } from '@mantine/store';

const store = createStore({ isThere: false });

/** Notes that this device has a newer version of the app than this page. */
export const announceNewVersion = (): void => store.setState({ isThere: true });

/** Whether this device has a newer version of the app than this page. */
export const useHasNewVersion = (): boolean => useStore(store).isThere;
