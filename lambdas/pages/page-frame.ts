import '#web/ui/styles/poster-font.css';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { pageStyle } from './document/page-style.ts';
import { headersOfPages } from './document/security-headers.ts';
import { usedStyleOf } from './document/used-style.ts';
import { cognitoOrigin, files } from './settings.ts';

/** The style sheet of the views; the bundler puts it in place of the variable. */
const css = process.env['PAGE_CSS'] ?? '';

const usedStyle = usedStyleOf(pageStyle(css, files.font));

/** Returns the style sheet of a page with this body. */
export const styleOf = (body: string): string => usedStyle(brandDrawings + body);

/** Returns the headers of a page by its status, language and style sheet. */
export const headersOf = headersOfPages(cognitoOrigin);
