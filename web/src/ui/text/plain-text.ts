import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';

/** Returns the words of a text without HTML markup; a dot separates the entries of a list. */
export function plainText(text: string): string {
  if (!hasMarkup(text)) return text;
  const separated = escapeBrackets(text)
    .replace(/(?<=<\/li>)\s*(?=<li)/gi, ' · ')
    .replace(/<\/(p|ul|ol|div|h\d)>|<br\s*\/?>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(separated, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
