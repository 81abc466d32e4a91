import { hasLetter, visibleText } from '#contract/fields/invisible.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { searchWords } from '#contract/shops/search-words.ts';

interface Words {
  /** The words as the search reads them; as typed where something is wrong; empty without any. */
  readonly q: string;
  readonly problem?: 'tooShort' | 'tooLong';
}

/** Characters of a wrong text that a page and its links repeat. Words of this length are too long, too. */
const mostRepeated = 100;

/** Returns a typed text that a page shows again: visible characters, and of a long text the beginning. */
export const repeatable = (typed = ''): string =>
  Array.from(visibleText(typed).trim()).slice(0, mostRepeated).join('');

/** Reads the words of a search, which may be anything. */
export function readWords(typed = ''): Words {
  const q = visibleText(typed).trim();
  if (q === '') return { q };
  const words = parseInput(searchWords, q);
  if (words.success) return { q: words.data };
  const isLong = words.errors.some(({ code }) => code === 'TOO_LONG');
  // No letter at all finds nothing; one letter would find too much.
  if (!isLong && !hasLetter(q)) return { q };
  return { q: repeatable(q), problem: isLong ? 'tooLong' : 'tooShort' };
}
