import { withoutFullWidth } from '#contract/fields/full-width.ts';

/** The text of a field with the position of the caret in UTF-16 units. */
interface EditedText {
  readonly text: string;
  readonly caret: number;
}

const isCharacter = (character: string) => /[0-9A-Za-z]/.test(character);
const charactersOf = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Returns the position that has as many letters and digits after it as the caret of `typed`. */
function caretIn(text: string, { text: typed, caret }: EditedText): number {
  let remaining = charactersOf(typed.slice(caret)).length;
  let index = text.length;
  while (remaining > 0 && index > 0) {
    index -= 1;
    if (isCharacter(text.charAt(index))) remaining -= 1;
  }
  return index;
}

/** Removes the next letter or digit before or after the caret, if only punctuation would be deleted. */
function removeNeighbour({ text, caret }: EditedText, isForward: boolean): EditedText {
  const indexes = [...text].flatMap((character, index) => (isCharacter(character) ? [index] : []));
  const index = isForward
    ? indexes.find((index) => index >= caret)
    : indexes.findLast((index) => index < caret);
  if (index === undefined) return { text, caret };
  return { text: text.slice(0, index) + text.slice(index + 1), caret: isForward ? caret : index };
}

/**
 * Returns the text and caret of a masked field after an edit; `kind` is the event's inputType. A surplus character is
 * rejected, instead of the last one; deleting punctuation deletes the character beside it.
 */
export function editMasked(
  mask: (typed: string) => string,
  before: string,
  { text: asTyped, caret }: EditedText,
  kind: string,
): EditedText {
  const typed = { text: withoutFullWidth(asTyped), caret };
  const removesPunctuation =
    kind.startsWith('deleteContent') &&
    typed.text.length < before.length &&
    charactersOf(typed.text) === charactersOf(before);
  const edited = removesPunctuation
    ? removeNeighbour(typed, kind === 'deleteContentForward')
    : typed;
  const text = mask(edited.text);
  // The next character may belong before the punctuation.
  if (kind.startsWith('delete') && text === edited.text) return edited;
  const isOneMore = edited.text.length === before.length + 1;
  const remaining = charactersOf(edited.text.slice(edited.caret));
  const losesLast = !charactersOf(text).endsWith(remaining);
  if (isOneMore && losesLast && before !== '')
    return { text: before, caret: caretIn(before, edited) };
  return { text, caret: caretIn(text, edited) };
}
