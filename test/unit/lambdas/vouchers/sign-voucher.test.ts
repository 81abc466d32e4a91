import { checkVoucher } from '#contract/claims/check-voucher.ts';
import { type KeyRing, keysToVerify } from '#lambdas/claims/vouchers/key-ring.ts';
import { signVoucher } from '#lambdas/claims/vouchers/sign-voucher.ts';
import { readKeyRing } from '#lambdas/claims/vouchers/voucher-keys.ts';
import { newVoucherKey } from '#scripts/secrets/voucher-keys.ts';
import { aVoucherKey } from '#test/support/builders/a-voucher-key.ts';
import { aVoucher, shopOfVoucher, voucherFacts } from '#test/support/vouchers.ts';

jest.mock('#lambdas/claims/vouchers/voucher-keys.ts', () => ({ readKeyRing: jest.fn() }));

const now = new Date('2026-12-01T15:00:00Z');
const shop = { id: shopOfVoucher(1), timeZone: 'America/Sao_Paulo' } as const;
const stageHas = (ring: KeyRing) => jest.mocked(readKeyRing).mockResolvedValue(ring);

describe('a signed voucher', () => {
  it('carries the signature of the signing key', async () => {
    stageHas({ keys: [aVoucherKey()] });
    expect(await signVoucher(voucherFacts, now)).toBe(await aVoucher());
    expect(await signVoucher(voucherFacts, now)).toBe(await aVoucher());
  });

  it('is accepted by counters that know the keys of the stage, before and after a rotation', async () => {
    const successor = newVoucherKey(new Date('2026-12-08T15:00:00Z'));
    const ring = { keys: [newVoucherKey(new Date('2026-01-01T15:00:00Z')), successor] };
    stageHas(ring);
    const keys = keysToVerify(ring, now);
    for (const [index, time] of ['2026-12-08T14:59:59Z', '2026-12-08T15:00:00Z'].entries()) {
      const voucher = await signVoucher(voucherFacts, new Date(time));
      const result = await checkVoucher(voucher, { keys, shop, now: new Date(time) });
      expect(result).toMatchObject({ ok: true, voucher: { keyId: ring.keys[index]?.id } });
    }
  });

  it('is not made while no key signs', async () => {
    stageHas({ keys: [aVoucherKey({ endedAt: '2026-11-01T12:00:00.000Z' })] });
    await expect(signVoucher(voucherFacts, now)).rejects.toThrow('No key for vouchers signs');
  });
});
