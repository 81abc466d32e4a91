import '#web/ui/styles/poster-font.css';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { headersOfPages } from './document/security-headers.ts';
import { usedStyleOf } from './document/used-style.ts';
import { cognitoOrigin } from './settings.ts';

/** The bundler puts the style sheet of all pages in place of the variable. */
const usedStyle = usedStyleOf(process.env['PAGE_CSS'] ?? '');

/** Returns the style sheet of a page with this body. */
export const styleOf = (body: string): string => usedStyle(brandDrawings + body);

/** Returns the headers of a page by its status, language and style sheet. */
export const headersOf = headersOfPages(cognitoOrigin);
