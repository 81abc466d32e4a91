import { hasTags } from '#contract/has-tags.ts';

/** The words of a text that may hold HTML, without tags; a dot stands between the entries of a list. */
export function plainText(text: string): string {
  if (!hasTags(text)) return text;
  const separated = text
    .replace(/(?<=<\/li>)\s*(?=<li)/gi, ' · ')
    .replace(/<\/(p|ul|ol|div|h\d)>|<br\s*\/?>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(separated, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
