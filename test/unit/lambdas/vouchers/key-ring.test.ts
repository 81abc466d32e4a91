import { checkVoucher } from '#contract/claims/check-voucher.ts';
import { keyRing, keysToVerify, signingKey } from '#lambdas/claims/vouchers/key-ring.ts';
import { signVoucher } from '#lambdas/claims/vouchers/sign-voucher.ts';
import { readKeyRing } from '#lambdas/claims/vouchers/voucher-keys.ts';
import { newVoucherKey } from '#scripts/secrets/voucher-keys.ts';
import { aVoucherKey, shopOfVoucher, voucherFacts } from '#test/support/vouchers.ts';

jest.mock('#lambdas/claims/vouchers/voucher-keys.ts', () => ({ readKeyRing: jest.fn() }));

const first = aVoucherKey({ id: '00000001', signsFrom: '2026-01-15T12:00:00.000Z' });
const second = aVoucherKey({ id: '00000002', signsFrom: '2027-06-01T12:00:00.000Z' });
const third = aVoucherKey({ id: '00000003', signsFrom: '2027-07-01T12:00:00.000Z' });
const inJanuary = { ...second, signsFrom: '2027-01-03T12:00:00.000Z' };
const endedAt = '2027-06-02T12:00:00.000Z';
const ended = { ...second, endedAt };

it.each([
  ['by no key before the first one signs', [first], '2026-01-15T11:59:59.999Z', undefined],
  ['by a key from its first instant', [first], '2026-01-15T12:00:00.000Z', first],
  ['by a key until its successor signs', [first, second], '2027-06-01T11:59:59.999Z', first],
  ['by the newest key that signs', [first, second], '2027-06-01T12:00:00.000Z', second],
  ['by the previous key if the newest was ended', [first, ended], '2027-07-01T12:00:00Z', first],
  ['by no key if all were ended', [ended], '2027-07-01T12:00:00Z', undefined],
])('vouchers are signed %s', (_, keys, now, key) => {
  expect(signingKey({ keys }, new Date(now))).toBe(key);
  expect(signingKey({ keys: keys.toReversed() }, new Date(now))).toBe(key);
});

it.each([
  ['two keys', [first, ended], true],
  ['no key', [], false],
  ['a short id', [{ ...first, id: '0000001' }], false],
  ['a long id', [{ ...first, id: '000000001' }], false],
  ['a short public key', [{ ...first, publicKey: 'short' }], false],
  ['a long public key', [{ ...first, publicKey: `${first.publicKey}A` }], false],
  ['no private key', [{ ...first, privateKey: '' }], false],
  ['a day instead of an instant', [{ ...first, signsFrom: '2026-01-15' }], false],
  ['an unclear end', [{ ...first, endedAt: 'soon' }], false],
])('a secret with %s is accepted or refused', (_, keys, isAccepted) => {
  expect(keyRing.safeParse({ keys }).success).toBe(isAccepted);
});

it('counters get the id, public half and end of a key', () => {
  expect(keysToVerify({ keys: [first] }, new Date('2026-03-01T12:00:00Z'))).toEqual([
    { id: first.id, publicKey: first.publicKey, validUntil: '2028-01-01T04:59:59.000Z' },
  ]);
});

it.each([
  ['a key until the end of next year', [first], '2031-03-01T12:00:00Z', '1 2032'],
  ['its end by the year in the east', [first], '2027-01-01T02:00:00.000Z', '1 2028'],
  ['the end of the old year until then', [first], '2027-01-01T01:59:59.999Z', '1 2027'],
  ['no successor yet', [first, second], '2027-05-25T11:59:59.999Z', '1 2028'],
  ['a successor a week ahead', [first, second], '2027-05-25T12:00:00.000Z', '1 2028, 2 2028'],
  ['its year of signing', [first, inJanuary], '2026-12-29T12:00:00Z', '1 2027, 2 2028'],
  ['a key until its last voucher', [first, second], '2029-01-01T04:59:59Z', '1 2028, 2 2030'],
  ['no key afterwards', [first, second], '2029-01-01T05:00:00Z', '2 2030'],
  ['no ended key, at once', [first, ended], endedAt, '1 2028'],
  ['none if all were ended', [ended], endedAt, ''],
  ['a key whose successor was ended', [first, ended], '2030-02-01T12:00:00Z', '1 2031'],
  ['only the key that signs', [first, ended, third], '2030-02-01T12:00:00Z', '3 2031'],
])('counters know %s', (_, keys, now, known) => {
  const found = keysToVerify({ keys }, new Date(now)).map(({ id, validUntil }) => {
    expect(validUntil).toMatch(/-01-01T04:59:59.000Z$/);
    return `${Number(id)} ${Number(validUntil.slice(0, 4)) - 1}`;
  });
  expect(found.join(', ')).toBe(known);
});

it('counters that know the keys of the stage accept a voucher, before and after a rotation', async () => {
  const shop = { id: shopOfVoucher(1), timeZone: 'America/Sao_Paulo' } as const;
  const signing = ['2026-01-01T15:00:00Z', '2026-12-08T15:00:00Z'].map((from) =>
    newVoucherKey(new Date(from)),
  );
  jest.mocked(readKeyRing).mockResolvedValue({ keys: signing });
  const keys = keysToVerify({ keys: signing }, new Date('2026-12-01T15:00:00Z'));
  for (const [index, time] of ['2026-12-08T14:59:59Z', '2026-12-08T15:00:00Z'].entries()) {
    const now = new Date(time);
    const result = await checkVoucher(await signVoucher(voucherFacts, now), { keys, shop, now });
    expect(result).toMatchObject({ ok: true, voucher: { keyId: signing[index]?.id } });
  }
});

it('no voucher is made while no key signs', async () => {
  jest.mocked(readKeyRing).mockResolvedValue({ keys: [ended] });
  const signed = signVoucher(voucherFacts, new Date('2027-07-01T12:00:00Z'));
  await expect(signed).rejects.toThrow('No key for vouchers signs');
});
