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

/** Keeps the browser's offer until the user asks for it, instead of a banner of the browser over the page. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => change(undefined));
}

/** The browser's offer to install the app; undefined where it makes none, as once the app is installed. */
export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(subscribe, () => offer);

/** Shows the browser's question. An offer can be used once. */
export async function install(accepted: InstallOffer): Promise<void> {
  change(undefined);
  await accepted.prompt();
}
