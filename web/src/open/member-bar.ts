import { storedBusiness } from '#web/lib/auth/stored-business.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith, whenShown } from './elements.ts';

const bars = () => elementsWith('member-bar');

/** Returns whether the visitor is known to be a member of the business that an element names. */
export function isOwn(element: HTMLElement): boolean {
  const own = storedBusiness();
  return !!own && element.dataset['business'] === own;
}

/** Returns whether the visitor is known not to be a member of the page's business. */
export function isStranger(): boolean {
  const own = storedBusiness();
  // Without a bar, the page does not say whose it is.
  return !storedUserId() || own === '' || (!!own && !bars().every(isOwn));
}

/** Shows the bar that leads back to the app to members of the page's business. */
export function offerMemberBar(): void {
  whenShown(() => {
    for (const bar of bars()) bar.hidden = !isOwn(bar);
  });
}
