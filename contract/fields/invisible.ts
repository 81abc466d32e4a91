// The zero-width joiner stays where it joins two emoji into one.
const emojiJoiner =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u;
// Tags after a black flag stay: they make it the flag of a part of a country.
const flagTags = /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;
const ofEmoji = `${emojiJoiner.source}|${flagTags.source}`;

// Overrides, embeddings and isolates change the direction of text, so a reader sees another text.
const overrides = '\\u202a-\\u202e\\u2066-\\u2069';

// Cc: control characters. Cs: halves of a surrogate pair, which UTF-8 cannot encode.
const refused = new RegExp(`[\\p{Cc}\\p{Cs}${overrides}]`, 'u');

/** Returns whether a text has control characters or direction overrides, which no field takes. */
export const hasControls = (text: string): boolean => refused.test(text);

const joinerOrFormat = new RegExp(`(${ofEmoji})|(?![${overrides}])\\p{Cf}`, 'gu');

const joinerOrNothing = (_: string, kept: string | undefined) => kept ?? '';

/** Removes invisible format characters (Cf), such as zero-width spaces; overrides and the joiners of emoji stay. */
export const withoutFormat = (text: string): string =>
  text.replace(joinerOrFormat, joinerOrNothing);

const joinerOrInvisible = new RegExp(`(${ofEmoji})|[\\p{Cf}\\p{Cc}\\p{Cs}]`, 'gu');

/** Removes every invisible character; tabs and line ends become spaces. */
export const visibleText = (text: string): string =>
  text.replace(/[\t\n\r\p{Zl}\p{Zp}]+/gu, ' ').replace(joinerOrInvisible, joinerOrNothing);

/** A letter or a digit. Some letters, such as U+3164, are drawn as nothing. */
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Returns whether a text has a visible letter or digit. */
export const hasLetter = (text: string): boolean => visibleLetter.test(text);
