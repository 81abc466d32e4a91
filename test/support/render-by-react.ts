import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Replaces Preact's renderer in tests, whose elements are React's. `same-html.test.ts` shows that both render the same
 * HTML.
 */
export const renderToString = renderToStaticMarkup;
