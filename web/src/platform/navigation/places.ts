import type { VirtualItem } from '@tanstack/react-virtual';
import { useMemo } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';

/** Where the user was on a page when they left it. */
export interface PlaceOfPage {
  /** Scroll position in pixels. */
  readonly top: number;
  /** Selector of the link that the user followed, or of the button of its menu. */
  readonly link?: string | undefined;
  /** Distance of this element from the top of the window in pixels. */
  readonly linkTop?: number;
  /** Number of loaded rows of the page's list. */
  readonly rows?: number;
  /** Measured heights of the rows of a virtual list, in a window of this width. */
  readonly heights?: { readonly width: number; readonly rows: VirtualItem[] };
}

/**
 * State of a navigation. `return` leads back to a page, `start` to another page at the same path, and `over` opens a
 * dialog with a path of its own over the same list.
 */
export interface Arrival {
  readonly arrival?: 'return' | 'start' | 'over';
}

/** State of a navigation that leads back: the page is shown as the user left it. */
export const returning: Arrival = { arrival: 'return' };

/** State of a navigation to another page at the same path: it begins at the top. */
export const starting: Arrival = { arrival: 'start' };

export const arrivalOf = ({ state }: Location): Arrival['arrival'] =>
  (state as Arrival | null)?.arrival;

export const pathOf = ({ pathname, search }: Location): string => pathname + search;

/** The places by path; each filter of a list has one of its own. */
export const places = new Map<string, PlaceOfPage>();

/** Notes the place on the page at a path. */
export function keepPlace(path: string, change: Partial<PlaceOfPage>): void {
  places.set(path, { top: 0, ...places.get(path), ...change });
}

/** Deletes all places, at a logout. */
export function forgetPlaces(): void {
  places.clear();
}

/** Key of the tab's storage for the places while the page reloads. */
export const storageKey = 'places';

/** The places in the tab's storage. */
export interface StoredPlaces {
  readonly userId: string | undefined;
  readonly stored: readonly (readonly [string, PlaceOfPage])[];
}

/** Key of the location that a reload or Back has loaded; undefined after another load. */
let loadedKey: string | undefined;

/** Takes the places from the tab's storage if a reload or Back has loaded the page. */
export function takeStoredPlaces({ key }: Location): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = /^(?:reload|back)/.test(entry?.type ?? '');
  loadedKey = isAgain ? key : undefined;
  try {
    const item = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const { userId, stored = [] } = JSON.parse(item ?? '{}') as Partial<StoredPlaces>;
    // Another tab may have signed another user in.
    const isOwn = isAgain && userId === storedUserId();
    for (const [path, place] of isOwn ? stored : []) places.set(path, place);
  } catch {
    // The page begins at the top.
  }
}

/** Returns the place to show at a location; undefined if the page begins at the top. */
export function placeAt(location: Location): PlaceOfPage | undefined {
  const isReturn = arrivalOf(location) === 'return' || loadedKey === location.key;
  return isReturn ? places.get(pathOf(location)) : undefined;
}

/** Returns the place to show on the current page, as it was at the arrival; undefined if it begins at the top. */
export function usePlaceToShow(): PlaceOfPage | undefined {
  const location = useLocation();
  return useMemo(() => placeAt(location), [location]);
}
