import { createStore, useStore } from '@mantine/store';

/** The browser's offer to install the app, which DOM types do not know. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const store = createStore<{ readonly offer?: InstallOffer }>({});

function onOffer(event: Event): void {
  event.preventDefault();
  store.setState({ offer: event as InstallOffer });
}

const onInstalled = () => store.setState({});

/**
 * Keeps the browser's offer until the user asks for it, instead of a banner of the browser over the page. Browsers make
 * it once, soon after the page is loaded, so each layout of the app calls this.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}

/** The browser's offer to install the app; undefined where it makes none, as once the app is installed. */
export const useInstallOffer = (): InstallOffer | undefined => useStore(store).offer;

/** Shows the browser's question. An offer can be used once. */
export async function install(accepted: InstallOffer): Promise<void> {
  store.setState({});
  await accepted.prompt();
}
