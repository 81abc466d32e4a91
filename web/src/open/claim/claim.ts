import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith } from '../elements.ts';
import { takeIntent } from '../intent.ts';
import { type OfferClaiming, offerClaiming } from './offer-claiming.ts';
import { pageOfClaims } from './page-of-claims.ts';

const page = pageOfClaims();
const byButton = new Map<HTMLElement, OfferClaiming>(
  elementsWith('claim').map((button) => [button, offerClaiming(button, page)]),
);

// Account, bar and buttons are as for a guest then, as on a page that the browser shows again.
onSessionEnd(() => dispatchEvent(new Event('pageshow')));

/** Hides the vouchers of other users, and carries out the signed-in user's intent from before the sign-in. */
function refresh(isOld: boolean): void {
  for (const claiming of byButton.values()) claiming.refresh(isOld);
  const userId = storedUserId();
  const intended = userId ? takeIntent('claim', userId) : undefined;
  if (!intended) return;
  const found = [...byButton].find(([button]) => button.dataset['claim'] === intended.offerId);
  void found?.[1].carryOut();
}

refresh(false);
// The browser may keep a page, and show it again after a sign-in, a sign-out or a visit to the wallet.
addEventListener('pageshow', (event: PageTransitionEvent) => refresh(event.persisted));

/** Claims the offer of a button. */
export async function tap(button: HTMLElement): Promise<void> {
  await byButton.get(button)?.tap();
}
