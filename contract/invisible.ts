// Cc: control characters. Cf: invisible marks, such as those that change the direction of text.
// Cs: halves of a surrogate pair, which UTF-8 cannot encode. Zl, Zp: line ends other than \n.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
// The zero-width joiner (also Cf) is allowed where it joins two emoji into one.
const emojiJoiners =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

/** Whether a text has invisible characters; a joiner of emoji is not one. */
export const hasInvisible = (text: string): boolean =>
  invisible.test(text.replace(emojiJoiners, ''));

const joinerOrInvisible = new RegExp(`(${emojiJoiners.source})|${invisible.source}`, 'gu');

/** A text without invisible characters; tabs and line ends become spaces. */
export const visibleText = (text: string) =>
  text
    .replace(/[\t\n\r\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(joinerOrInvisible, (_, joiner: string | undefined) => joiner ?? '');
