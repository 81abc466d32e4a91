/**
 * The characters that are drawn, all of which the font has: Latin letters of Europe's west and middle, digits and
 * usual signs. Others are not drawn, since a machine without fonts would draw boxes in their place.
 */
const printable = /^[ -~¡-¬®-ňŊ-ſ–—‘’‚“”„†•…‹›€™−]$/u;

const isPrintable = (text: string) => [...text].every((one) => printable.test(one));

/** The first form of a character that is drawn, such as `a` for a bold mathematical one; or nothing. */
function printableForm(one: string): string {
  const compatible = one.normalize('NFKC');
  const withoutMarks = one.normalize('NFKD').replace(/\p{M}/gu, '');
  return [one, compatible, withoutMarks].find(isPrintable) ?? '';
}

/** A text without what the font does not have: emoji, control characters, other scripts. It may become empty. */
export function printableText(text: string): string {
  const forms = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(printableForm);
  return forms.join('').replace(/ +/g, ' ').trim();
}
