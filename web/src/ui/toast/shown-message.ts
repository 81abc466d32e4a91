import { createStore, useStore } from '@mantine/store';

interface ShownMessage {
  readonly text: string;
  readonly isOpen: boolean;
  readonly returnTo: Element | null;
}

const store = createStore<{ readonly shown?: ShownMessage }>({});

export const useShownMessage = (): ShownMessage | undefined => useStore(store).shown;

export const openMessage = (text: string): void =>
  store.setState({ shown: { text, isOpen: true, returnTo: document.activeElement } });

export const closeMessage = (): void =>
  store.setState(({ shown }) => (shown ? { shown: { ...shown, isOpen: false } } : {}));
