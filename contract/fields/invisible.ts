// The zero-width joiner stays where it joins two emoji into one.
const emojiJoiner =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u;
// Tags stay after a black flag, which they make the flag of a part of a country: letters and digits, and their end.
const flagTags = /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;
const ofEmoji = `${emojiJoiner.source}|${flagTags.source}`;

// Overrides, embeddings and isolates change the direction of the text that follows: a reader sees another text.
const overrides = '\\u202a-\\u202e\\u2066-\\u2069';

// Cc: control characters. Cs: halves of a surrogate pair, which UTF-8 cannot encode.
const refused = new RegExp(`[\\p{Cc}\\p{Cs}${overrides}]`, 'u');

/** Whether a text has characters that no field takes: control characters and overrides of the direction. */
export const hasControls = (text: string): boolean => refused.test(text);

const keptOrFormat = new RegExp(`(${ofEmoji})|(?![${overrides}])\\p{Cf}`, 'gu');

const keepOfEmoji = (_: string, kept: string | undefined) => kept ?? '';

/** A text without invisible format characters (Cf), such as zero-width spaces; overrides and the joiners of emoji stay. */
export const withoutFormat = (text: string): string => text.replace(keptOrFormat, keepOfEmoji);

const keptOrInvisible = new RegExp(`(${ofEmoji})|[\\p{Cf}\\p{Cc}\\p{Cs}]`, 'gu');

/** A text without any invisible character; tabs and line ends become spaces. */
export const visibleText = (text: string): string =>
  text.replace(/[\t\n\r\p{Zl}\p{Zp}]+/gu, ' ').replace(keptOrInvisible, keepOfEmoji);

/** A letter or a digit. Some letters, such as U+3164, are shown as nothing. */
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text has a letter or a digit that can be seen. */
export const hasLetter = (text: string): boolean => visibleLetter.test(text);
