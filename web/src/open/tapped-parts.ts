import { intentKey } from '#web/lib/auth/intent-keys.ts';
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
  // Facts that all buttons of a page share; only those that claim have them.
  const [notes] = elementsWith(`${kind}s`);
  const load = () => loadPart().catch(() => {});
  for (const button of buttons) {
    const status = statusAfter(button);
    button.addEventListener('click', async () => {
      const part = await load();
      if (part) part.tap(button);
      else {
        status.style.cssText = '';
        status.textContent = (notes ?? button).dataset['failed'] as string;
      }
    });
  }
  whenShown(() => {
    for (const button of buttons) button.hidden = isOwn(notes ?? button);
    // A member of the business may have tapped before the sign-in. Who has a stored id has this storage, too.
    const isNeeded =
      storedUserId() &&
      (`${sessionStorage[intentKey]}`.includes(kind) ||
        (isForUsers && buttons.some(({ hidden }) => !hidden)));
    if (isNeeded) setTimeout(load, afterPaint);
  });
}

/** Makes the buttons work that follow the shop and claim its offers. */
export function offerTaps(): void {
  offer('follow', () => import('./follow/follow.ts'), true);
  offer('claim', () => import('./claim/claim.ts'));
}
