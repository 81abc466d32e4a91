import './zod-config.ts';
import * as z from 'zod/mini';
import { hasInvisible } from './invisible.ts';

// ©, ® and ™ count as pictographs, but are allowed in names.
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\ufe0f/u;

const lineChecks = (min: number, max: number) =>
  [
    z.normalize('NFC'),
    z.minLength(min),
    z.maxLength(max),
    z.refine<string>((value) => !hasInvisible(value), { error: 'CONTROL_CHARACTER' }),
  ] as const;

/** One line of text, trimmed and NFC; `min` to `max` UTF-16 units; no control or direction marks. */
export const line = (min: number, max: number) =>
  z.string().check(z.trim(), ...lineChecks(min, max));

/** A name of a person or a company: a line without emoji, and with one space between words. */
export const nameLine = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((value) => value.replace(/ {2,}/g, ' ')),
    ...lineChecks(min, max),
    z.refine<string>((value) => !emoji.test(value), { error: 'INVALID_FORMAT' }),
  );

/** Text of several lines, up to `max` UTF-16 units; line ends become `\n`. */
export const paragraph = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max),
    z.refine<string>((value) => !hasInvisible(value.replaceAll('\n', '')), {
      error: 'CONTROL_CHARACTER',
    }),
  );
