import { createStore, useStore } from '@mantine/store';

/** The browser's offer to install the app, which is missing in the DOM types. */
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
 * Stores the browser's install offer until the user asks for it, and so prevents the browser's banner. Browsers make
 * the offer once, soon after the page is loaded, so each layout calls this.
 */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
}

/** The browser's offer to install the app; undefined without one, and after installation. */
export const useInstallOffer = (): InstallOffer | undefined => useStore(store).offer;

/** Shows the browser's dialog. An offer can be used once. */
export async function install(accepted: InstallOffer): Promise<void> {
  store.setState({});
  await accepted.prompt();
}
