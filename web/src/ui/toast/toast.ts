import { type ComponentType, useSyncExternalStore } from 'react';
import { reloadStyles } from '#web/lib/reload-styles.ts';

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
  const loaded = await import('./toasts.tsx');
  Toasts = loaded.Toasts;
  return loaded;
}

/**
 * Shows a message at the top of the screen for four seconds, instead of one with the same id. Nothing is shown where
 * the code does not load.
 */
export async function showToast(
  message: string,
  kind: 'success' | 'error' = 'success',
  id?: string,
) {
  const loaded = await loadToasts().catch(() => undefined);
  if (!loaded) return;
  onChange();
  loaded.addToast(message, kind, id);
}
