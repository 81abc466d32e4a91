import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';

/** Replaces the renderer of open pages in tests, whose elements are React's; both render the same HTML (tested). */
export const renderHtml = (element: ReactElement): string => renderToStaticMarkup(element);

const roots = new WeakMap<HTMLElement, Root>();

/** Replaces the renderer of the parts of open pages in tests, whose elements are React's. */
export function renderInto(box: HTMLElement, element: ReactElement | null): void {
  const root = roots.get(box) ?? createRoot(box);
  roots.set(box, root);
  flushSync(() => root.render(element));
}
