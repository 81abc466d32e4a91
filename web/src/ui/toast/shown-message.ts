import { createStore, useStore } from '@mantine/store';

/** The last message in the middle of the screen. */
interface ShownMessage {
  readonly text: string;
  readonly isOpen: boolean;
  /** The element that had the focus before. */
  readonly returnTo: Element | null;
}

const store = createStore<{ readonly shown?: ShownMessage }>({});

export const useShownMessage = (): ShownMessage | undefined => useStore(store).shown;

export const openMessage = (text: string): void =>
  store.setState({ shown: { text, isOpen: true, returnTo: document.activeElement } });

export const closeMessage = (): void =>
  store.setState(({ shown }) => (shown ? { shown: { ...shown, isOpen: false } } : {}));
