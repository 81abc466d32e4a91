import { believableInstant } from '#lambdas/claims/redemptions/redeem-claim.ts';

const window = { startsAt: '2026-11-20T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
const claimedAt = '2026-11-21T12:00:00.000Z';
const early = '2026-11-19T12:00:00.000Z';
const late = '2026-12-01T04:00:00.000Z';
const now = '2026-11-24T12:00:00.000Z';

it.each([
  ['a moment that can be', '2026-11-23T18:30:00.000Z', now, '2026-11-23T18:30:00.000Z'],
  ['an hour ahead, by a wrong clock', '2026-11-24T13:00:00.000Z', now, now],
  ['next year', '2027-11-24T12:00:00.000Z', now, now],
  ['an hour before the claim', '2026-11-21T11:00:00.000Z', now, claimedAt],
  [
    'eight days ago',
    '2026-11-22T12:00:00.000Z',
    '2026-11-30T12:00:00.000Z',
    '2026-11-23T12:00:00.000Z',
  ],
  ['after the end', '2026-12-02T12:00:00.000Z', '2026-12-03T12:00:00.000Z', window.endsAt],
  ['sent seven days after the end', now, '2026-12-08T02:59:59.000Z', window.endsAt],
  ['sent a second later', now, '2026-12-08T03:00:00.000Z', undefined],
])(
  'the time of an offline redemption is moved to a believable instant: %s',
  (_, said, at, believed) => {
    expect(believableInstant(said, window, claimedAt, new Date(at))).toBe(believed);
  },
);

it('the time of an offline redemption is never before the start in the shop, or of a claim made after the end', () => {
  expect(believableInstant(early, window, early, new Date(now))).toBe(window.startsAt);
  expect(believableInstant(late, window, late, new Date(late))).toBeUndefined();
});
