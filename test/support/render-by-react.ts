import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Replaces the renderer of open pages in tests, whose elements are React's; both render the same HTML (tested). */
export const renderHtml = (element: ReactElement): string => renderToStaticMarkup(element);
