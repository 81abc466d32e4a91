import { createStore, useStore } from '@mantine/store';

const store = createStore({ isThere: false });

/** Notes that a newer version of the app than that of this page is on the device. */
export const announceNewVersion = (): void => store.setState({ isThere: true });

/** Whether a newer version of the app than that of this page is on the device. */
export const useHasNewVersion = (): boolean => useStore(store).isThere;
