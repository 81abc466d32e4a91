import { hasTags } from '#contract/has-tags.ts';

/** The words of a text that may hold HTML, without tags. */
export function plainText(text: string): string {
  if (!hasTags(text)) return text;
  const separated = text.replace(/<\/(p|li|div|h\d)>|<br\s*\/?>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(separated, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
