import { workerOfPage } from '../worker/worker-of-page.ts';

/** Ends this browser's push subscription; messages that are still sent to it are refused by its push service. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await workerOfPage();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
