import { userRoutes } from '#contract/accounts/user-routes.ts';
import { appConfig } from '#web/config/app-config.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { registerWorker, unsubscribeBrowser, untilIdle } from '#web/platform/offline/offline.ts';

// A part of the id tells the users of a device apart; the full id must not stay after the logout.
const keyOf = (userId: string) => `push:${userId.slice(0, 8)}`;

/** Returns the id of a user's push subscription on this device; undefined if they want no messages here. */
export const subscriptionIdOf = (userId: string): string | undefined => readStored(keyOf(userId));

/** Notes that the user wants messages on this device. Returns the id of the subscription, which never changes. */
export function chooseSubscription(userId: string): string {
  const id = subscriptionIdOf(userId) ?? crypto.randomUUID();
  writeStored(keyOf(userId), id);
  return id;
}

export const forgetSubscription = (userId: string): void => removeStored(keyOf(userId));

async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // Subscribed with another key, as after a stage was recreated.
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Creates or renews the user's push subscription in this browser, and tells the server. */
async function register(userId: string): Promise<void> {
  const { pushPublicKey } = appConfig();
  if (!pushPublicKey) return;
  const { pushManager } = await registerWorker();
  await navigator.serviceWorker.ready;
  const { endpoint, keys = {} } = (await subscribe(pushManager, pushPublicKey)).toJSON();
  const { p256dh = '', auth = '' } = keys;
  const id = chooseSubscription(userId);
  await callRoute(userRoutes.setPushSubscription, {
    params: { id },
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
}

/** Asks for permission and subscribes. Returns whether the user allowed it. */
export async function switchPushOn(userId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    await register(userId);
  } catch (error) {
    forgetSubscription(userId);
    throw error;
  }
  return true;
}

/** Timeout in milliseconds for ending a subscription on the server, since a logout waits for it. */
const patience = 5000;

/** Ends the subscription on the server. If unreachable, the server learns of it at the next message. */
export async function endPushOnServer(userId: string): Promise<void> {
  const id = subscriptionIdOf(userId);
  if (id === undefined) return;
  const signal = AbortSignal.timeout(patience);
  await callRoute(userRoutes.deletePushSubscription, { params: { id }, signal }).catch(() => {});
}

/** Ends the user's subscription on this device. */
export async function switchPushOff(userId: string): Promise<void> {
  await endPushOnServer(userId);
  forgetSubscription(userId);
  await unsubscribeBrowser();
}

/** Renews the user's subscription at the app's start, and ends another user's subscription in this browser. */
export async function renewPush(userId: string): Promise<void> {
  if (!('Notification' in window)) return;
  if (subscriptionIdOf(userId) === undefined) return unsubscribeBrowser();
  if (Notification.permission !== 'granted') return;
  // Unlike switching messages on, nobody waits for this.
  await untilIdle();
  // Meanwhile, the user may have switched messages off or signed out.
  if (subscriptionIdOf(userId) !== undefined) await register(userId);
}
