import { userRoutes } from '#contract/accounts/user-routes.ts';
import { appConfig } from '#web/config/app-config.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { registerWorker, unsubscribeBrowser, untilIdle } from '#web/platform/offline/offline.ts';
import { chooseSubscription, forgetSubscription, subscriptionIdOf } from './push-device.ts';

async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // Subscribed with another key, as of a stage that was made anew.
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Subscribes this browser for the user, or renews their subscription, and tells the server. */
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

/** Asks for the permission and subscribes. Gives whether the user allowed it. */
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

/** Milliseconds that the server may take to end a subscription, for which a logout waits. */
const patience = 5000;

/**
 * Lets the server end the user's subscription on this device. Where it is not reached, it learns from the push service,
 * at the next message, that the browser has ended it.
 */
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

/**
 * Renews the user's subscription at the app's start, by which the server knows that the browser is still used. A
 * subscription that another user left in this browser ends.
 */
export async function renewPush(userId: string): Promise<void> {
  if (!('Notification' in window)) return;
  if (subscriptionIdOf(userId) === undefined) return unsubscribeBrowser();
  if (Notification.permission !== 'granted') return;
  // Nobody waits for it, other than for switching messages on.
  await untilIdle();
  // Meanwhile the user may have switched them off, or signed out.
  if (subscriptionIdOf(userId) !== undefined) await register(userId);
}
