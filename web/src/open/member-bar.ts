import { storedBusiness } from '#web/lib/auth/stored-business.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { elementsWith } from './elements.ts';

const bars = () => elementsWith('member-bar');

/** Returns whether the visitor is known not to be a member of the page's business. */
export function isStranger(): boolean {
  if (storedUserId() === undefined) return true;
  const own = storedBusiness();
  // Without a bar, the page does not say whose it is.
  return own === '' || (own !== undefined && bars().some((bar) => bar.dataset['business'] !== own));
}

function showBars(): void {
  const own = storedBusiness();
  for (const bar of bars()) bar.hidden = !own || bar.dataset['business'] !== own;
}

/** Shows the bar that leads back to the app to members of the page's business. */
export function offerMemberBar(): void {
  showBars();
  // The browser may keep a page, and show it again after a sign-in or a sign-out.
  addEventListener('pageshow', showBars);
}
