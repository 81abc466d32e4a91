import { forgetSignIn } from '#web/lib/auth/forget-sign-in.ts';
import { forgetWallet } from '#web/platform/wallet/wallet.ts';
import { forgetSavedAnswers } from './answers/answer-store.ts';

/** Ends this browser's push subscription; the push service then refuses further messages. */
export async function unsubscribeBrowser(): Promise<void> {
  // Undefined if pages may have no worker, although the type does not say so.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Removes a user's started sign-in, vouchers, cached answers and push subscription from this device. */
export async function forgetOnDevice(): Promise<void> {
  forgetSignIn();
  await Promise.allSettled([forgetWallet(), forgetSavedAnswers(), unsubscribeBrowser()]);
}
