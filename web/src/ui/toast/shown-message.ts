import { useSyncExternalStore } from 'react';

/** The last message in the middle of the screen. */
interface ShownMessage {
  readonly text: string;
  readonly isOpen: boolean;
  /** What had the focus before. */
  readonly returnTo: Element | null;
}

let shown: ShownMessage | undefined;
let onChange: () => void = () => {};

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = () => {};
  };
}

export function useShownMessage(): ShownMessage | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}

export function openMessage(text: string): void {
  shown = { text, isOpen: true, returnTo: document.activeElement };
  onChange();
}

export function closeMessage(): void {
  if (shown) shown = { ...shown, isOpen: false };
  onChange();
}
