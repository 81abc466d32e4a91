import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

/**
 * Renders an element as HTML. Its types are React's, which TypeScript sees; the bundler builds it by Preact, which is a
 * tenth as large.
 */
export const renderHtml = (element: ReactElement): string =>
  renderToString(element as unknown as Parameters<typeof renderToString>[0]);
