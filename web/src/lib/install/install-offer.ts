import { useSyncExternalStore } from 'react';

/** The browser's offer to install the app, which DOM types do not know. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function change(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function onOffer(event: Event): void {
  event.preventDefault();
  change(event as InstallOffer);
}

const onInstalled = () => change(undefined);

/**
 * Keeps the browser's offer until the user asks for it, instead of a banner of the browser over the page. Browsers make
 * it once, soon after the page is loaded, so each layout of the app calls this.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}

/** The browser's offer to install the app; undefined where it makes none, as once the app is installed. */
export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(subscribe, () => offer);

/** Shows the browser's question. An offer can be used once. */
export async function install(accepted: InstallOffer): Promise<void> {
  change(undefined);
  await accepted.prompt();
}
