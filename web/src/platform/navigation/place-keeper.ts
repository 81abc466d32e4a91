import type { Location } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import {
  arrivalOf,
  keepPlace,
  type PlaceOfPage,
  pathOf,
  placeAt,
  places,
  type StoredPlaces,
  storageKey,
} from './places.ts';
import { isShowingPlace, showPlace, stopShowingPlace } from './show-place.ts';

/** Number of kept places; the tab's storage gets all. */
const maxPlaces = 20;

/** Path of the shown page. */
let shownPath = location.pathname + location.search;

/** Returns a selector of a link of the page, or of the button of its menu; undefined for other links. */
function selectorOf(link: Element): string | undefined {
  const menu = link.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const shown = menu ? document.getElementById(menu) : link;
  if (!shown?.closest('main')) return undefined;
  const name = menu ? 'aria-label' : 'href';
  return `main ${menu ? 'button' : 'a'}[${name}=${JSON.stringify(shown.getAttribute(name))}]`;
}

/** Notes the link that leads away from the shown page. */
function keepLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey) return;
  const link = (target as Element).closest('a[href^="/"]:not([target])');
  const selector = link ? selectorOf(link) : undefined;
  const shown = selector === undefined ? null : document.querySelector(selector);
  if (!shown) return;
  keepPlace(shownPath, { link: selector, linkTop: shown.getBoundingClientRect().top });
}

function keepTop(): void {
  if (!isShowingPlace()) keepPlace(shownPath, { top: window.scrollY });
}

/** Keeps the places in the tab's storage while the page reloads or another site is open. */
function storePlaces(): void {
  const item: StoredPlaces = { userId: storedUserId(), stored: [...places] };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(item));
  } catch {
    // Without storage, the reloaded page begins at the top.
  }
}

let isKeeping = false;

/** Begins to keep the places of all pages; a second call does nothing. */
export function keepPlaces(): void {
  if (isKeeping) return;
  isKeeping = true;
  // The browser would restore an entry of the history, which may have been another page's.
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', keepTop, { passive: true });
  // Before the router, which changes the page.
  document.addEventListener('click', keepLink, { capture: true });
  window.addEventListener('pagehide', storePlaces);
  // A page that is loaded again has its place from before.
  if (!places.has(shownPath)) keepTop();
}

/** Returns the place to show after a navigation; undefined if the page begins at the top. */
function placeAfter(before: Location | undefined, location: Location): PlaceOfPage | undefined {
  if (before && arrivalOf(location) === 'over') {
    return { top: places.get(pathOf(before))?.top ?? 0 };
  }
  return placeAt(location);
}

/** Scrolls after a navigation: to the place that the user returns to, or to the top of another page. */
export function arrive(before: Location | undefined, location: Location): void {
  const path = pathOf(location);
  if (before && pathOf(before) === path) return;
  stopShowingPlace();
  shownPath = path;
  const place = placeAfter(before, location);
  // A filter changes the list below it, and the page stays.
  const isOther = before?.pathname !== location.pathname || arrivalOf(location) === 'start';
  const top = place?.top ?? (isOther ? 0 : window.scrollY);
  // Moves the path to the end, since the oldest ones are deleted.
  const kept = places.get(path);
  places.delete(path);
  places.set(path, { ...kept, top, link: undefined });
  const [oldest = path] = places.keys();
  if (places.size > maxPlaces) places.delete(oldest);
  if (place) showPlace(place);
  else if (isOther) window.scrollTo(0, 0);
}
