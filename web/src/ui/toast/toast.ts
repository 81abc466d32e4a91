import { createStore, useStore } from '@mantine/store';
import type { ComponentType } from 'react';

export type ToastKind = 'success' | 'error';

export interface ToastOptions {
  /** Replaces a toast with the same id. */
  readonly id?: string;
  /**
   * A button in the toast, such as undo; it closes the toast. Toasts are last in the keyboard order and disappear by
   * themselves, so the page must offer the same action elsewhere.
   */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

const store = createStore<{ readonly Toasts?: ComponentType }>({});

/** The component of toasts, once its code is loaded with the first one. */
export const useToasts = (): ComponentType | undefined => useStore(store).Toasts;

/** Loads the code of toasts, so that one can be shown offline. */
export async function loadToasts() {
  const { Toasts, MessageDialog, addToast } = await import('./toasts.tsx');
  return { Toasts, addToast, loadMessageDialog: MessageDialog.load };
}

/** Loads the code of toasts and mounts their component; returns undefined if the code does not load. */
export async function mountToasts() {
  const loaded = await loadToasts().catch(() => undefined);
  if (loaded) store.setState({ Toasts: loaded.Toasts });
  return loaded;
}

/**
 * Shows a message at the top of the screen, in place of one with the same id: for four seconds, or eight with an
 * action. Shows nothing if the code does not load.
 */
export async function showToast(
  message: string,
  kind: ToastKind = 'success',
  options: ToastOptions = {},
) {
  (await mountToasts())?.addToast(message, kind, options);
}
