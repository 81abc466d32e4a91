import { line } from '../fields/text.ts';
import { longestSearch } from './longest-search.ts';

/** The words of a search for shops. */
export const searchWords = line(2, longestSearch);
