/** Shortens a text to at most `length` characters, cut between words, with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\s,;:.–-]+$/, '')}…`;
}
