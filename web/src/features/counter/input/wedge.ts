import { type ReadCode, readCode } from '../read-code.ts';

/** A pressed key that types a character. */
export interface TypedKey {
  /** The character by the keyboard's layout. */
  readonly key: string;
  /** The position on the keyboard, such as `KeyY` (UI Events KeyboardEvent code). */
  readonly code: string;
  readonly at: number;
  /** Whether the character goes into a text field, where people type. */
  readonly isInField: boolean;
}

/** Longest pause in milliseconds between two letters: of a scanner into a field, or of a person without a field. */
const pauses = { inField: 100, elsewhere: 1500 } as const;

/** Longest text that is kept: the largest voucher with its link has fewer letters. */
const longestText = 2000;

/** The letters of the layout that most scanners send, by the place of their keys. */
const placeOfKey: Readonly<Record<string, string>> = {
  Slash: '/',
  NumpadDivide: '/',
  Semicolon: ':',
  Period: '.',
  NumpadDecimal: '.',
  Minus: '-',
  NumpadSubtract: '-',
  Space: ' ',
};

const letterOfPlace = (code: string): string =>
  placeOfKey[code] ?? /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? '?';

/** The keys that a scanner has typed so far. */
export interface Typed {
  readonly byKey: string;
  /** The text of the same keys on an American keyboard, for a scanner with another layout than the computer. */
  readonly byPlace: string;
  /** When the first and the last key were pressed. */
  readonly since: number;
  readonly at: number;
}

/** Adds a key to the typed text; a longer pause begins a new one. */
export function addKey(typed: Typed | undefined, { key, code, at, isInField }: TypedKey): Typed {
  const pause = isInField ? pauses.inField : pauses.elsewhere;
  const isNew = !typed || at - typed.at > pause;
  const before = isNew ? { byKey: '', byPlace: '', since: at } : typed;
  return {
    since: before.since,
    byKey: (before.byKey + key).slice(-longestText),
    byPlace: (before.byPlace + letterOfPlace(code)).slice(-longestText),
    at,
  };
}

/** Reads the typed text, by the layout of the keyboard or else by the places of the keys. */
export function readTyped({ byKey, byPlace }: Typed): ReadCode {
  const read = readCode(byKey);
  if (read.kind !== 'other') return read;
  const other = readCode(byPlace);
  return other.kind === 'other' ? read : other;
}

/** Fewest letters, and longest average pause in milliseconds, that show a scanner. */
const scanner = { letters: 6, pause: 50 } as const;

/** Returns whether a text was typed faster than people type. */
export const isOfScanner = ({ byKey, since, at }: Typed): boolean =>
  byKey.length >= scanner.letters && (at - since) / byKey.length <= scanner.pause;
