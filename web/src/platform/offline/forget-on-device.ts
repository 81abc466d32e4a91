import { forgetSignIn } from '#web/lib/auth/forget-sign-in.ts';
import { forgetSavedAnswers } from './answers/answer-store.ts';
import { unsubscribeBrowser } from './browser-subscription.ts';

/** Removes a user's started sign-in, cached answers and push subscription from this device. */
export async function forgetOnDevice(): Promise<void> {
  forgetSignIn();
  await Promise.allSettled([forgetSavedAnswers(), unsubscribeBrowser()]);
}
