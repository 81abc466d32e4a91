import type { NavigateFunction } from 'react-router-dom';
import { pageAt } from '#contract/pages/page-at.ts';

/** Opens a path of this site in place of the current one: a screen by the router, an open page by loading it. */
export function openPath(path: string, navigate: NavigateFunction): void {
  const { pathname } = new URL(path, location.origin);
  if (pageAt(pathname)) location.replace(path);
  else navigate(path, { replace: true });
}
