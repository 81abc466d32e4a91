import { intentKey } from '#web/lib/auth/forget-intent.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith, statusAfter, whenShown } from './elements.ts';
import { isOwn } from './member-bar.ts';

/** Milliseconds until the page is painted. */
const afterPaint = 100;

/** The rest of following, which starts by itself. */
const loadRest = () => import('./follow/follow.ts');

/** Shows the buttons that follow a shop, except to members of its business. */
export function offerFollowing(): void {
  const buttons = elementsWith('follow');
  for (const button of buttons) {
    const status = statusAfter(button);
    button.addEventListener('click', () =>
      loadRest().then(
        (rest) => rest.tap(button),
        () => {
          status.style.cssText = '';
          status.textContent = button.dataset['failed'] ?? '';
        },
      ),
    );
  }
  whenShown(() => {
    for (const button of buttons) button.hidden = isOwn(button);
    // A member of the business may have tapped before the sign-in. Who has a stored id has this storage, too.
    if (!storedUserId() || !buttons.some(({ hidden }) => !hidden || intentKey in sessionStorage))
      return;
    setTimeout(() => loadRest().catch(() => {}), afterPaint);
  });
}
