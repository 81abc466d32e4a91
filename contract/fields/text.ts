import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { hasControls, hasLetter, withoutFormat } from './invisible.ts';
import { maxRichTextLength } from './rich-text-length.ts';

// ©, ® and ™ count as pictographs, but are allowed in names.
const emoji = /(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\ufe0f/u;

/** Line and paragraph separators, which programs paste along. */
const separators = /[\u2028\u2029]/g;

const onOneLine = (text: string) => withoutFormat(text.replace(separators, ' ')).trim();

const lineChecks = (min: number, max: number) =>
  [
    z.overwrite(onOneLine),
    z.normalize('NFC'),
    z.minLength(min),
    z.maxLength(max),
    z.refine<string>((value) => !hasControls(value), { error: 'CONTROL_CHARACTER' }),
  ] as const;

const needsLetter = z.refine<string>((value) => value === '' || hasLetter(value), {
  error: 'NO_LETTER',
});

/**
 * One line of text, trimmed and NFC; `min` to `max` UTF-16 units. Invisible format characters are removed; control
 * characters and direction overrides are refused.
 */
export const line = (min: number, max: number) => z.string().check(...lineChecks(min, max));

/** A line that names something: it has a letter or a digit. */
export const titleLine = (min: number, max: number) =>
  z.string().check(...lineChecks(min, max), needsLetter);

/**
 * A person's or a company's name: a title line with single spaces between words. It has no emoji, since the law wants
 * the supplier's name; titles of offers may have them.
 */
export const nameLine = (min: number, max: number) =>
  z.string().check(
    z.overwrite((value) => onOneLine(value).replace(/ {2,}/g, ' ')),
    ...lineChecks(min, max),
    needsLetter,
    z.refine<string>((value) => !emoji.test(value), { error: 'INVALID_FORMAT' }),
  );

/** Text of several lines, up to `max` UTF-16 units, with the rules of `line`. */
export const paragraph = (max: number) =>
  z.string().check(
    z.overwrite((value) => withoutFormat(value.replace(/\r\n?/g, '\n').replace(separators, '\n'))),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max),
    z.refine<string>((value) => !hasControls(value.replaceAll('\n', '')), {
      error: 'CONTROL_CHARACTER',
    }),
  );

/** A text of several lines that may contain HTML. Tags and escaped characters count towards its length. */
export const richTextField = paragraph(maxRichTextLength);
