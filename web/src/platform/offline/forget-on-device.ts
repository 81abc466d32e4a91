import { forgetSignIn } from '#web/lib/auth/forget-sign-in.ts';
import { forgetKept } from './answers/kept-answers.ts';
import { unsubscribeBrowser } from './browser-subscription.ts';

/** Removes what a user leaves on the device besides the session: a begun sign-in, kept answers, and push messages. */
export async function forgetOnDevice(): Promise<void> {
  forgetSignIn();
  await Promise.allSettled([forgetKept(), unsubscribeBrowser()]);
}
