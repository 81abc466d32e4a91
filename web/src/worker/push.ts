/// <reference lib="webworker" />
import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { pathOfNotice, pushNoticeOf } from './push-notice.ts';
import { build } from './worker-build.ts';
import type { MessageToPage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

const languageCache = 'vitrine-language';
const languageKey = '/language';

/** Stores the language of push messages, since a worker cannot read the local storage. */
export async function storeLanguage(language: string): Promise<void> {
  const cache = await caches.open(languageCache);
  await cache.put(languageKey, new Response(language));
}

async function storedLanguage(): Promise<string | undefined> {
  const cache = await caches.open(languageCache);
  return (await cache.match(languageKey))?.text();
}

function read(data: PushMessageData | null): Partial<PushMessage> {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Shows a push message. */
export async function showPushMessage(data: PushMessageData | null): Promise<void> {
  const { title, ...notice } = pushNoticeOf(
    read(data),
    build.pushTexts,
    await storedLanguage(),
    navigator.languages,
  );
  await self.registration.showNotification(title, notice);
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Returns a window with a private screen, the focused one first. */
async function appPage(): Promise<WindowClient | undefined> {
  const open = (await pages()).filter(({ url }) =>
    build.privatePaths.includes(new URL(url).pathname),
  );
  return open.find(({ focused }) => focused) ?? open[0];
}

/** Resolves with whether the page accepts the message within a second. A starting page does not listen yet. */
function isTaken(page: Client | undefined, message: MessageToPage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), 1000);
    page?.postMessage(message, [port2]);
  });
}

/** Largest number of attempts to tell a page of a click. */
const tries = 20;

async function tellPage(message: MessageToPage): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    // Another page after a reload.
    if (await isTaken(await appPage(), message)) return;
  }
}

/** Opens the page of a message, in an open window of the app if possible, which asks before a form is left. */
export async function openFromMessage({ data }: Pick<Notification, 'data'>): Promise<void> {
  const path = pathOfNotice(data);
  const page = await appPage();
  if (page) {
    // The focus is only allowed right after the click. If it is refused, the page is still told.
    await Promise.allSettled([page.focus(), tellPage({ type: 'open', path })]);
  } else {
    await self.clients.openWindow(path);
  }
}

/**
 * Subscribes again after the push service ended a subscription. Pages tell the server, at once or at the next start.
 */
export async function renewSubscription(): Promise<void> {
  const { pushManager } = self.registration;
  const config = await fetch('/config.json').then((response) => response.json());
  if (!config.pushPublicKey) return;
  await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: config.pushPublicKey,
  });
  const message: MessageToPage = { type: 'subscription-changed' };
  for (const page of await pages()) page.postMessage(message);
}
