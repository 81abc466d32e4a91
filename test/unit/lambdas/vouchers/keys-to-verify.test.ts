import { keysToVerify } from '#lambdas/claims/vouchers/key-ring.ts';
import { aVoucherKey } from '#test/support/builders/a-voucher-key.ts';

const first = aVoucherKey({ id: '00000001', signsFrom: '2026-01-15T12:00:00.000Z' });
const second = aVoucherKey({ id: '00000002', signsFrom: '2027-06-01T12:00:00.000Z' });
const third = aVoucherKey({ id: '00000003', signsFrom: '2027-07-01T12:00:00.000Z' });
const endedAt = '2027-06-02T12:00:00.000Z';

/** The keys that a counter gets at an instant, each with its end. */
const known = (keys: (typeof first)[], now: string) =>
  Object.fromEntries(
    keysToVerify({ keys }, new Date(now)).map(({ id, validUntil }) => [id, validUntil]),
  );
const endOf = (year: number) => `${year + 1}-01-01T04:59:59.000Z`;

describe('counters know', () => {
  it('a key by its id, its public half and its end, without the private key', () => {
    expect(keysToVerify({ keys: [first] }, new Date('2026-03-01T12:00:00Z'))).toEqual([
      { id: first.id, publicKey: first.publicKey, validUntil: endOf(2027) },
    ]);
  });

  it('a successor from seven days before it signs', () => {
    expect(known([first, second], '2027-05-25T11:59:59.999Z')).toEqual({ [first.id]: endOf(2028) });
    expect(known([first, second], '2027-05-25T12:00:00.000Z')).toEqual({
      [first.id]: endOf(2028),
      [second.id]: endOf(2028),
    });
  });

  it('the signing key until the end of next year in the westernmost zone', () => {
    expect(known([first], '2026-03-01T12:00:00Z')).toEqual({ [first.id]: endOf(2027) });
    expect(known([first], '2031-03-01T12:00:00Z')).toEqual({ [first.id]: endOf(2032) });
  });

  it('the end of a key by the year in the easternmost zone, where offers may run into another year first', () => {
    expect(known([first], '2027-01-01T01:59:59.999Z')).toEqual({ [first.id]: endOf(2027) });
    expect(known([first], '2027-01-01T02:00:00.000Z')).toEqual({ [first.id]: endOf(2028) });
  });

  it('the end of a successor by the year of its first signature', () => {
    const next = { ...second, signsFrom: '2027-01-03T12:00:00.000Z' };
    expect(known([first, next], '2026-12-29T12:00:00Z')).toEqual({
      [first.id]: endOf(2027),
      [next.id]: endOf(2028),
    });
  });

  it('a key until its last voucher has ended', () => {
    const keys = [first, second];
    expect(known(keys, '2028-02-01T12:00:00Z')).toEqual({
      [first.id]: endOf(2028),
      [second.id]: endOf(2029),
    });
    expect(known(keys, endOf(2028))).toHaveProperty([first.id]);
    expect(known(keys, '2029-01-01T05:00:00.000Z')).toEqual({ [second.id]: endOf(2030) });
  });

  it('no ended key, at once', () => {
    const ended = { ...second, endedAt };
    expect(known([first, ended], endedAt)).toEqual({ [first.id]: endOf(2028) });
    expect(known([ended], endedAt)).toEqual({});
  });

  it('the key before an ended one while it signs again', () => {
    const keys = [first, { ...second, endedAt }, third];
    expect(known(keys, '2030-02-01T12:00:00Z')).toEqual({ [third.id]: endOf(2031) });
    expect(known(keys.slice(0, 2), '2030-02-01T12:00:00Z')).toEqual({ [first.id]: endOf(2031) });
  });
});
