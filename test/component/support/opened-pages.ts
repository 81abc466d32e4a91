import type { NavigateFunction } from 'react-router-dom';
import { pageAt } from '#contract/pages/page-at.ts';

/** The open pages that the app has loaded, in order; jsdom loads none. */
export const openedPages: string[] = [];

beforeEach(() => {
  openedPages.length = 0;
});

/** Replaces the app's function of this name: notes open pages, and shows their paths in the address bar. */
export function openPath(path: string, navigate: NavigateFunction): void {
  if (!pageAt(new URL(path, location.origin).pathname)) {
    navigate(path, { replace: true });
    return;
  }
  history.replaceState(null, '', path);
  openedPages.push(path);
}
