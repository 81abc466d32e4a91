import { type ComponentType, useSyncExternalStore } from 'react';
import { reloadStyles } from '#web/lib/reload-styles.ts';
import type { ToastKind, ToastOptions } from './toast-options.ts';

let Toasts: ComponentType | undefined;
let onChange: () => void = () => {};

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = () => {};
  };
}

/** Where toasts appear, once the code of toasts was loaded with the first one. */
export function useToasts(): ComponentType | undefined {
  return useSyncExternalStore(subscribe, () => Toasts);
}

/** Loads the code of toasts, so that one can be shown where the connection is lost. */
export async function loadToasts() {
  if (!Toasts) await reloadStyles();
  const { Toasts: Loaded, MessageDialog, addToast } = await import('./toasts.tsx');
  Toasts = Loaded;
  return { addToast, loadMessageDialog: MessageDialog.load };
}

/** Loads the code of toasts and puts their place on the page; gives undefined where the code does not load. */
export async function mountToasts() {
  const loaded = await loadToasts().catch(() => undefined);
  if (loaded) onChange();
  return loaded;
}

/**
 * Shows a message at the top of the screen, instead of one with the same id: for four seconds, or for eight with an
 * action. Nothing is shown where the code does not load.
 */
export async function showToast(
  message: string,
  kind: ToastKind = 'success',
  options: ToastOptions = {},
) {
  (await mountToasts())?.addToast(message, kind, options);
}
