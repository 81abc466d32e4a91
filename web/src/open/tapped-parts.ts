import { intentKey } from '#web/lib/auth/stored-intent.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith, statusAfter, whenShown } from './elements.ts';
import { isOwn } from './member-bar.ts';

/** Milliseconds until the page is painted. */
const afterPaint = 100;

/** A part of the page that starts by itself once it is loaded. */
interface Part {
  readonly tap: (button: HTMLElement) => unknown;
}

/**
 * Shows the buttons of a kind, except to members of the business that they are about. Loads their part at a tap, after a
 * sign-in that a tap of the kind led to, and with `isForUsers` for each signed-in user.
 */
function offer(kind: 'follow' | 'claim', loadPart: () => Promise<Part>, isForUsers?: boolean) {
  const buttons = elementsWith(kind);
  for (const button of buttons) {
    const status = statusAfter(button);
    button.addEventListener('click', () =>
      loadPart().then(
        (part) => part.tap(button),
        () => {
          status.style.cssText = '';
          status.textContent = button.dataset['failed'] ?? '';
        },
      ),
    );
  }
  whenShown(() => {
    for (const button of buttons) button.hidden = isOwn(button);
    if (
      storedUserId() &&
      // A member of the business may have tapped before the sign-in. Who has a stored id has this storage, too.
      (sessionStorage[intentKey]?.includes(`"${kind}"`) ||
        (isForUsers && buttons.some(({ hidden }) => !hidden)))
    )
      setTimeout(() => loadPart().catch(() => {}), afterPaint);
  });
}

export const offerFollowing = (): void =>
  offer('follow', () => import('./follow/follow.ts'), true);

export const offerClaiming = (): void => offer('claim', () => import('./claim/claim.ts'));
