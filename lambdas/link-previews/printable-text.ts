/**
 * Characters that the font has: Latin letters of Western and Central Europe, digits and common signs. A machine without
 * fonts would draw boxes for others.
 */
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
