import { onOwnMove } from './own-moves.ts';
import type { PlaceOfPage } from './places.ts';

/** Longest wait (ms) for the page to grow: lists load their pages one after the other. */
const patience = 10_000;

/** How long (ms) the page must stand still at its place: parts above it may still load. */
const settling = 500;

let stop: (() => void) | undefined;

/** Ends showing a place, as the user does by scrolling. */
export const stopShowingPlace = (): void => stop?.();

/** Returns whether a place is being shown; until then, the scroll position is not the user's. */
export const isShowingPlace = (): boolean => stop !== undefined;

/** Focuses the link that the user followed, unless something other than the heading already has the focus. */
function focusLink(link: HTMLElement): void {
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
  if (isFree) link.focus({ preventScroll: true });
}

/**
 * Scrolls to a place and focuses its link, as far as the page allows. Returns whether the place is shown with its link,
 * whose row may be rendered later.
 */
function moveTo({ top, link, linkTop = 0 }: PlaceOfPage): boolean {
  const followed = link === undefined ? null : document.querySelector<HTMLElement>(link);
  // Rows above the link may have other heights than before.
  const toLink = followed ? followed.getBoundingClientRect().top - linkTop : top - window.scrollY;
  const wanted = Math.max(0, window.scrollY + toLink);
  const isShown = Math.abs(window.scrollY - wanted) <= 1;
  if (!isShown) window.scrollTo(0, wanted);
  if (followed) focusLink(followed);
  return isShown && (link === undefined || followed !== null);
}

/**
 * Scrolls the page to a place and focuses its link, as soon as the page is long enough. Lists may load and measure rows
 * meanwhile, so it tries again in each frame until the place stands still or the user moves.
 */
export function showPlace(place: PlaceOfPage): void {
  stop?.();
  let height = 0;
  let grownAt = performance.now();
  let shownAt: number | undefined;
  let frame = 0;
  const moves = new AbortController();
  const end = () => {
    cancelAnimationFrame(frame);
    moves.abort();
    stop = undefined;
  };
  const step = () => {
    const now = performance.now();
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > height) grownAt = now;
    height = scrollHeight;
    shownAt = moveTo(place) ? (shownAt ?? now) : undefined;
    const isSettled = shownAt !== undefined && now - shownAt > settling;
    if (isSettled || now - grownAt > patience) end();
    else frame = requestAnimationFrame(step);
  };
  stop = end;
  onOwnMove(end, moves.signal);
  step();
}
