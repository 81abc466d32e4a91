/** Characters of the font: Latin letters, digits and common signs. Others would be drawn as boxes. */
const printable = /^[ -~¡-¬®-ňŊ-ſ–—‘’‚“”„†•…‹›€™−]$/u;

const isPrintable = (text: string) => [...text].every((one) => printable.test(one));

/** Returns the first printable form of a character, such as `a` for a bold mathematical one; may be empty. */
function printableForm(one: string): string {
  const compatible = one.normalize('NFKC');
  const withoutMarks = one.normalize('NFKD').replace(/\p{M}/gu, '');
  return [one, compatible, withoutMarks].find(isPrintable) ?? '';
}

/** Removes characters that the font lacks: emoji, control characters, other scripts. The text may become empty. */
export function printableText(text: string): string {
  const forms = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(printableForm);
  return forms.join('').replace(/ +/g, ' ').trim();
}
