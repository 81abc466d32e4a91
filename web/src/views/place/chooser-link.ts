import { pageLink } from '#contract/pages/page-link.ts';

/** The fragment of the form that chooses a place. A browser that goes there opens the form. */
export const chooserId = 'cidade';

/** The link to that form. */
export const chooserLink = `${pageLink('offers')}#${chooserId}`;
