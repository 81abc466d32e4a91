import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith } from '../elements.ts';
import { takeIntent } from '../intent.ts';
import { showFollowers } from './follower-count.ts';
import { type ShopFollowing, shopFollowing } from './shop-following.ts';

/** The buttons of the page by shop. */
function buttonsByShop(): ReadonlyMap<string, readonly [HTMLElement, ...HTMLElement[]]> {
  const byShop = new Map<string, readonly [HTMLElement, ...HTMLElement[]]>();
  for (const button of elementsWith('follow')) {
    const { follow = '' } = button.dataset;
    const others = byShop.get(follow);
    byShop.set(follow, others ? [...others, button] : [button]);
  }
  return byShop;
}

const [page] = elementsWith('shop');
const shops = new Map<string, ShopFollowing>(
  Array.from(buttonsByShop(), ([shopId, buttons]) => [
    shopId,
    // The page shows the number of its own shop.
    shopFollowing(buttons, page?.dataset['shop'] === shopId ? showFollowers : () => {}),
  ]),
);

// Account, bar and buttons are as for a guest then, as on a page that the browser shows again.
onSessionEnd(() => dispatchEvent(new Event('pageshow')));

/** Shows whether the signed-in user follows the shops, and carries out their intent from before the sign-in. */
function refresh(isOld: boolean): void {
  for (const shop of shops.values()) shop.refresh(isOld);
  const userId = storedUserId();
  const intended = userId ? takeIntent('follow', userId) : undefined;
  if (intended) void shops.get(intended.shopId)?.carryOut();
}

refresh(false);
// The browser may keep a page, and show it again after a sign-in, a sign-out or a tap on another page.
addEventListener('pageshow', (event: PageTransitionEvent) => refresh(event.persisted));

/** Follows or unfollows the shop of a button. */
export async function tap(button: HTMLElement): Promise<void> {
  await shops.get(button.dataset['follow'] ?? '')?.tap(button);
}
