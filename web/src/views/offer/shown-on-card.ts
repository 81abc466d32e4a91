import { shorten } from '#web/lib/shorten.ts';

/** Characters of a text on a card: about three lines of details, two of rules. */
const most = { details: 110, rules: 80 } as const;

/** Texts are only cut if at least this many characters are hidden. */
const leastHidden = 30;

/** Returns the plain text that a card shows: all of it, or its beginning. */
export function shownOnCard(text: string, kind: keyof typeof most): string {
  return text.length < most[kind] + leastHidden ? text : shorten(text, most[kind]);
}
