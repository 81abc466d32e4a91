import { forgetKept } from '../kept-answers/kept-answers.ts';
import { unsubscribeBrowser } from '../push/browser-subscription.ts';
import { forgetSignIn } from './forget-sign-in.ts';

/**
 * Removes a user's data besides the session from this device: a started sign-in, cached answers and the push
 * subscription.
 */
export async function forgetOnDevice(): Promise<void> {
  forgetSignIn();
  await Promise.allSettled([forgetKept(), unsubscribeBrowser()]);
}
