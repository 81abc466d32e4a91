const tag = /<[a-z!/?]/i;

/** The words of a text that may be rich text, in one line. Reads HTML without running or loading anything of it. */
export function plainText(text: string): string {
  const spaced = text.replace(/<(\/p|\/li|\/h\d|br)\b/gi, ' $&');
  const words = tag.test(text)
    ? new DOMParser().parseFromString(spaced, 'text/html').body.textContent
    : text;
  return words.replace(/\s+/g, ' ').trim();
}
