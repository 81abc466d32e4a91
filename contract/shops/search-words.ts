import { line } from '../fields/text.ts';

/** The words of a search for shops. */
export const searchWords = line(2, 60);
