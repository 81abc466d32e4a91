import { JSDOM } from 'jsdom';

/** Returns the elements of a body as a browser without scripts reads them. */
export const parseBody = (html: string): DocumentFragment => JSDOM.fragment(html);
