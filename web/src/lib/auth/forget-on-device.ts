import { forgetKept } from '../kept-answers/kept-answers.ts';
import { unsubscribeBrowser } from '../push/browser-subscription.ts';

/** Removes what a user leaves on the device besides the session: kept answers, and this browser's push messages. */
export async function forgetOnDevice(): Promise<void> {
  await Promise.allSettled([forgetKept(), unsubscribeBrowser()]);
}
