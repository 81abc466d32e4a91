import { forgetKept } from '../kept-answers/kept-answers.ts';
import { unsubscribeBrowser } from '../push/browser-subscription.ts';
import { forgetSignIn } from './forget-sign-in.ts';

/** Removes what a user leaves on the device besides the session: a begun sign-in, kept answers, and push messages. */
export async function forgetOnDevice(): Promise<void> {
  forgetSignIn();
  await Promise.allSettled([forgetKept(), unsubscribeBrowser()]);
}
