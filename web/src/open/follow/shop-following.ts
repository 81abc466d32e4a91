import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { goTo } from '../go-to.ts';
import { keepIntent } from '../intent.ts';
import { isOwn } from '../member-bar.ts';
import { buttonView } from './button-view.ts';
import { isMemberOf } from './membership.ts';
import { refusalText } from './refusal-text.ts';
import { UserFollow } from './user-follow.ts';

/** Following of a shop by the buttons of a page. */
export interface ShopFollowing {
  /** Shows the signed-in user's follow. Asks the API for a new user, and again for an old page. */
  readonly refresh: (isOld: boolean) => void;
  /** Follows or unfollows the shop; leads a guest to the sign-in. */
  readonly tap: (button: HTMLElement) => Promise<void>;
  /** Follows the shop, as the user wanted before the sign-in. */
  readonly carryOut: () => Promise<void>;
}

/** Returns the following of a shop. `showFollowers` is called with its new number of followers. */
export function shopFollowing(
  [button, ...others]: readonly [HTMLElement, ...HTMLElement[]],
  showFollowers: (count: number) => void,
): ShopFollowing {
  const { follow: shopId = '', business: businessId = '', signIn = '' } = button.dataset;
  const buttons = [button, ...others];
  const views = buttons.map(buttonView);
  const viewOf = (tapped: HTMLElement) => views[buttons.indexOf(tapped)];
  let follow: UserFollow | undefined;
  let loading = Promise.resolve();

  function show(): void {
    for (const view of views) view.show(follow?.wish);
    const followers = follow?.followers;
    if (followers !== undefined) showFollowers(followers);
  }

  /** Shows the signed-in user's follow, if any, instead of an earlier user's. */
  function showUser(userId: string | undefined): void {
    if (userId === follow?.userId) return;
    follow = userId ? new UserFollow(userId, { shopId, businessId }, show) : undefined;
    show();
    load();
  }

  function load(): void {
    // Without an answer, the button follows the shop; the API accepts that twice.
    if (follow && !isOwn(button)) loading = follow.load().catch(() => {});
  }

  /** Hides the buttons from a member whose business this device does not know yet. */
  function hideOwn(): void {
    if (!follow || isOwn(button)) return;
    isMemberOf(follow.userId, businessId)
      .then(() => {
        for (const each of buttons) each.hidden = isOwn(each);
      })
      .catch(() => {});
  }

  function leadToSignIn(wish: boolean, userId?: string): void {
    if (wish) keepIntent({ kind: 'follow', shopId }, userId);
    goTo(signIn);
  }

  /** Says why a wish was not fulfilled. Returns whether the session has ended. */
  function explain(tapped: HTMLElement, user: UserFollow, error: unknown): boolean {
    const userId = storedUserId();
    if (userId) viewOf(tapped)?.say(refusalText(tapped, error));
    // The session has ended, or somebody else has signed in in another tab.
    if (userId !== user.userId) showUser(userId);
    return !userId;
  }

  return {
    refresh(isOld) {
      const userId = storedUserId();
      if (userId !== follow?.userId) {
        for (const view of views) view.say('');
        showUser(userId);
        hideOwn();
      } else if (isOld) {
        load();
      }
    },
    async tap(tapped) {
      const userId = storedUserId();
      for (const view of views) view.say('');
      const wish = !follow?.wish;
      if (!userId) return leadToSignIn(wish);
      // Another user has signed in in another tab; the page still showed the follow of the earlier one.
      if (follow && follow.userId !== userId) return void explain(tapped, follow, undefined);
      showUser(userId);
      const user = follow;
      const refusal = await user?.want(wish);
      if (user && refusal && explain(tapped, user, refusal.error)) {
        leadToSignIn(refusal.wish, user.userId);
      }
    },
    async carryOut() {
      // A read after the follow could have the new follow with the old number.
      await loading;
      const user = follow;
      const refusal = await user?.want(true);
      if (user && refusal) explain(button, user, refusal.error);
      else if (user?.wish && user === follow) viewOf(button)?.announce(button.dataset['following']);
    },
  };
}
