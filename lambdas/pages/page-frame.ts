import '#web/ui/styles/poster-font.css';
import { pageStyle } from './document/page-style.ts';
import { headersOfPages } from './document/security-headers.ts';
import { cognitoOrigin, files } from './settings.ts';

/** The style sheet of the views; the bundler puts it in place of the variable. */
const css = process.env['PAGE_CSS'] ?? '';

/** The style sheet of all pages. */
export const style = pageStyle(css, files.font);

/** Returns the headers of a page by its status and language. */
export const headersOf = headersOfPages(style, cognitoOrigin);
