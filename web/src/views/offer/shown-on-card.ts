import { shorten } from '#web/lib/shorten.ts';

/** Characters of a text on a card: about three lines of details, two of rules. */
const most = { details: 110, rules: 80 } as const;

/** A text is not cut where fewer characters than these would be hidden. */
const leastHidden = 30;

/** What a card shows of a text without tags: all of it, or its beginning. */
export function shownOnCard(text: string, kind: keyof typeof most): string {
  return text.length < most[kind] + leastHidden ? text : shorten(text, most[kind]);
}
