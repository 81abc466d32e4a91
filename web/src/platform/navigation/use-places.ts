import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { onOwnMove } from './own-moves.ts';
import { arrivalOf, keepPlace, pathOf, placeAt, takeStoredPlaces } from './places.ts';

let keeper: typeof import('./place-keeper.ts') | undefined;

/** Loads the code that keeps and shows places; without it, all pages begin at the top. */
async function loadKeeper(): Promise<void> {
  keeper = await import('./place-keeper.ts');
  keeper.keepPlaces();
}

/** Shows the place at a location once the code for it has loaded, unless the user moves on the page meanwhile. */
async function arriveLate(
  before: Location | undefined,
  location: Location,
  isShown: () => boolean,
): Promise<void> {
  const moves = new AbortController();
  let hasMoved = false;
  onOwnMove(() => {
    hasMoved = true;
  }, moves.signal);
  await loadKeeper().finally(() => moves.abort());
  // Meanwhile, the user may have gone to another page.
  if (!isShown()) return;
  if (hasMoved) keepPlace(pathOf(location), { top: window.scrollY, link: undefined });
  else keeper?.arrive(before, location);
}

/**
 * Shows each page as the user left it if they return to it or reload it, and any other page from its top. Browsers
 * restore a scroll position only on pages that are complete at once, and only for entries of the history, which links
 * of the app replace. Pages with `hasPlaces` load the code for it; until then, all begin at the top.
 */
export function usePlaces(hasPlaces: boolean): void {
  const location = useLocation();
  // Before the page renders, since its lists read them.
  useState(() => takeStoredPlaces(location));
  const shown = useRef<Location>(undefined);
  useLoadWhenIdle(loadKeeper, hasPlaces);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (keeper) {
      keeper.arrive(before, location);
      return;
    }
    const isOther = before?.pathname !== location.pathname || arrivalOf(location) === 'start';
    if (isOther) window.scrollTo(0, 0);
    if (!hasPlaces || !placeAt(location)) return;
    // Nothing is restored if the code does not load.
    arriveLate(before, location, () => shown.current === location).catch(() => undefined);
  }, [location, hasPlaces]);
}
