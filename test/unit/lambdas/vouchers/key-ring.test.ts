import { keyRing, signingKey } from '#lambdas/claims/vouchers/key-ring.ts';
import { aVoucherKey } from '#test/support/builders/a-voucher-key.ts';

const first = aVoucherKey({ id: '00000001', signsFrom: '2026-01-15T12:00:00.000Z' });
const second = aVoucherKey({ id: '00000002', signsFrom: '2026-06-01T12:00:00.000Z' });
const endedAt = '2026-06-02T12:00:00.000Z';
const signs = (keys: (typeof first)[], now: string) => signingKey({ keys }, new Date(now))?.id;

describe('vouchers are signed', () => {
  it.each([
    ['2026-01-15T11:59:59.999Z', undefined],
    ['2026-01-15T12:00:00.000Z', first.id],
    ['2026-06-01T11:59:59.999Z', first.id],
    ['2026-06-01T12:00:00.000Z', second.id],
  ])('at %s by the newest key that signs by then', (now, id) => {
    expect(signs([first, second], now)).toBe(id);
    expect(signs([second, first], now)).toBe(id);
  });

  it('by the previous key if the newest one was ended', () => {
    expect(signs([first, { ...second, endedAt }], '2026-07-01T12:00:00.000Z')).toBe(first.id);
  });

  it('by no key if all were ended', () => {
    expect(signs([{ ...first, endedAt }], '2026-07-01T12:00:00.000Z')).toBeUndefined();
  });
});

describe('the content of the secret', () => {
  it('is refused without a key, and with a malformed key', () => {
    expect(keyRing.safeParse({ keys: [first, { ...second, endedAt }] }).success).toBe(true);
    const malformed = [
      { ...first, id: '0000001' },
      { ...first, publicKey: 'short' },
      { ...first, privateKey: '' },
      { ...first, signsFrom: '2026-01-15' },
      { ...first, endedAt: 'soon' },
    ];
    for (const keys of [[], ...malformed.map((key) => [key])]) {
      expect(keyRing.safeParse({ keys }).success).toBe(false);
    }
  });
});
