import { believableInstant } from '#lambdas/claims/redemptions/redeem-claim.ts';

const window = { startsAt: '2026-11-20T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
const claimedAt = '2026-11-21T12:00:00.000Z';

const believed = (said: string, now: string) =>
  believableInstant(said, window, claimedAt, new Date(now));

describe('the time of an offline redemption, as its device reports it', () => {
  const now = '2026-11-24T12:00:00.000Z';

  it.each([
    ['a moment that can be', '2026-11-23T18:30:00.000Z', '2026-11-23T18:30:00.000Z'],
    ['an hour ahead, by a clock that is wrong', '2026-11-24T13:00:00.000Z', now],
    ['next year', '2027-11-24T12:00:00.000Z', now],
    ['an hour before the claim was made', '2026-11-21T11:00:00.000Z', claimedAt],
  ])('is moved to the nearest believable instant: %s', (_, said, at) => {
    expect(believed(said, now)).toBe(at);
  });

  it('is not before the start of the offer in the shop, even if the claim is older', () => {
    const early = '2026-11-19T12:00:00.000Z';
    expect(believableInstant(early, window, early, new Date(now))).toBe(window.startsAt);
  });

  it('is at most seven days ago', () => {
    const later = new Date('2026-11-30T12:00:00.000Z');
    expect(believed('2026-11-22T12:00:00.000Z', later.toISOString())).toBe(
      '2026-11-23T12:00:00.000Z',
    );
  });

  it('is the last second of the claim if the device reports a later time', () => {
    expect(believed('2026-12-02T12:00:00.000Z', '2026-12-03T12:00:00.000Z')).toBe(window.endsAt);
  });

  it('is accepted until seven days after the end, and not a second longer', () => {
    const said = '2026-11-30T12:00:00.000Z';
    expect(believed(said, '2026-12-08T02:59:59.000Z')).toBe(window.endsAt);
    expect(believed(said, '2026-12-08T03:00:00.000Z')).toBeUndefined();
  });

  it('is never accepted for a claim made after the end in that shop', () => {
    const late = '2026-12-01T04:00:00.000Z';
    expect(believableInstant(late, window, late, new Date(late))).toBeUndefined();
  });
});
