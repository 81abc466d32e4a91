import { maskPhone } from '#web/ui/inputs/mask-phone.ts';
import { maskTaxId } from '#web/ui/inputs/mask-tax-id.ts';
import { editMasked } from '#web/ui/inputs/masked-text.ts';

describe('an edit within a masked text', () => {
  /** The text and the caret, which `|` marks, after an edit. */
  const edit = (before: string, after: string, kind: string, mask = maskPhone) => {
    const typed = { text: after.replace('|', ''), caret: after.indexOf('|') };
    const { text, caret } = editMasked(mask, before, typed, kind);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  it.each([
    // Before, the text with its caret after the edit as the browser makes it, and what is shown.
    ['(81) 9876-5432', '(81) 9|9876-5432', 'insertText', '(81) 9|9876-5432'],
    ['(81) 9987-6543', '(81) 99870|-6543', 'insertText', '(81) 99870-|6543'],
    ['(81) 99876-5432', '(81) 990|876-5432', 'insertText', '(81) 99|876-5432'],
    ['(81) 99876-5432', '(81) 998|6-5432', 'deleteContentBackward', '(81) 998|6-5432'],
    ['(81) 99876-5432', '(81) 99876|5432', 'deleteContentBackward', '(81) 9987-|5432'],
    ['(81) 9987-6543', '(81) 9987|6543', 'deleteContentForward', '(81) 9987-|543'],
    ['(81) 99876-5432', '|', 'deleteContentBackward', '|'],
    ['(81', '81|', 'deleteContentForward', '(81|'],
    ['(81) 99876-5432', '+55|(81) 99876-5432', 'insertText', '(|81) 99876-5432'],
    ['(81) 99876-5432', '(81) 99876-5432x|', 'insertText', '(81) 99876-5432|'],
    ['', '+55 81 99876-5432|', 'insertFromPaste', '(81) 99876-5432|'],
    ['', '(81) 99876-5432 / 3456-7890|', 'insertFromPaste', '(81) 99876-5432|'],
  ])('of %j to %j by %s shows %j', (before, after, kind, shown) => {
    expect(edit(before, after, kind)).toBe(shown);
  });

  it.each([
    // A character that does not fit, one that does, and one deleted.
    ['12.ABC.345/01DE-35', '12.AX|BC.345/01DE-35', 'insertText', '12.A|BC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.A9|BC.345/01DE-35', 'insertText', '12.A|BC.345/01DE-35'],
    ['12.ABC.345/01D', '12.Ax|BC.345/01D', 'insertText', '12.AX|B.C34/501D'],
    ['12.ABC.345/01DE-35', '12.|BC.345/01DE-35', 'deleteContentBackward', '12.|BC3.450/1DE3-5'],
  ])('of the tax id %j to %j by %s shows %j', (before, after, kind, shown) => {
    expect(edit(before, after, kind, maskTaxId)).toBe(shown);
  });
});
