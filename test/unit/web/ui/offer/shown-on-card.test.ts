import { shownOnCard } from '#web/views/offer/card/card-offer.ts';

describe('a text on a card', () => {
  it.each([
    ['details', 139],
    ['rules', 109],
  ] as const)('of %s is complete with %d characters, and cut with one more', (kind, length) => {
    expect(shownOnCard('x'.repeat(length), kind)).toHaveLength(length);
    expect(shownOnCard('x'.repeat(length + 1), kind)).toHaveLength(length + 1 - 30 + 1);
  });
});
