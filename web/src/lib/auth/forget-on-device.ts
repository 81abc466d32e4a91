import { forgetKept } from '../kept-answers/kept-answers.ts';
import { unsubscribeBrowser } from '../push/browser-subscription.ts';
import { forgetSignIn } from './forget-sign-in.ts';

/** Removes a user's started sign-in, cached answers and push subscription from this device. */
export async function forgetOnDevice(): Promise<void> {
  forgetSignIn();
  await Promise.allSettled([forgetKept(), unsubscribeBrowser()]);
}
