/** The first half of a character whose second half was cut off. */
const halfCharacter = /[\ud800-\udbff]$/;

/** Shortens a text to at most `length` UTF-16 units, cut between words, with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length).replace(halfCharacter, '');
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\s,;:.\u2013-]+$/, '')}…`;
}
