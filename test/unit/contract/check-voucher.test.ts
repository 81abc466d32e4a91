import { sign } from 'node:crypto';
import { bytesOfLetters, lettersOfBytes } from '#contract/claims/base-32.ts';
import { checkVoucher } from '#contract/claims/check-voucher.ts';
import { encodeVoucher, readVoucher } from '#contract/claims/voucher.ts';
import {
  aVoucher,
  otherVoucherKey,
  shopOfVoucher,
  voucherFacts,
  voucherKey,
} from '#test/support/vouchers.ts';

const shop = { id: shopOfVoucher(1), timeZone: 'America/Sao_Paulo' } as const;
const counter = { keys: [voucherKey], shop, now: new Date('2026-12-01T15:00:00Z') };
const refused = (refusal: string) => ({ ok: false, refusal });

describe('an offline counter', () => {
  it('accepts a voucher, scanned or typed', async () => {
    const text = await aVoucher();
    const taken = { ok: true, voucher: readVoucher(text) };
    expect(await checkVoucher(text, counter)).toEqual(taken);
    expect(await checkVoucher(text.toLowerCase(), counter)).toEqual(taken);
  });

  it.each([
    ['2026-11-23T23:59:59-03:00', 'OFFER_NOT_STARTED'],
    ['2026-11-24T00:00:00-03:00', undefined],
    ['2026-12-31T23:59:59.999-03:00', undefined],
    ['2027-01-01T00:00:00-03:00', 'CLAIM_EXPIRED'],
  ])('checks the days in the time zone of its shop: %s', async (now, refusal) => {
    const result = await checkVoucher(await aVoucher(), { ...counter, now: new Date(now) });
    expect(result).toMatchObject(
      refusal ? { ...refused(refusal), voucher: { code: voucherFacts.code } } : { ok: true },
    );
  });

  it('accepts a voucher longer in a shop farther west', async () => {
    const text = await aVoucher();
    const now = new Date('2027-01-01T01:00:00-03:00');
    const west = { id: shopOfVoucher(2), timeZone: 'America/Rio_Branco' } as const;
    expect(await checkVoucher(text, { ...counter, now, shop: west })).toMatchObject({ ok: true });
  });

  it('refuses a voucher of other shops', async () => {
    const elsewhere = { ...counter, shop: { ...shop, id: shopOfVoucher(3) } };
    const result = await checkVoucher(await aVoucher(), elsewhere);
    expect(result).toMatchObject({
      ...refused('WRONG_SHOP'),
      voucher: { code: voucherFacts.code },
    });
  });

  it('refuses an unknown key and an expired key', async () => {
    const foreign = await aVoucher({}, otherVoucherKey);
    expect(await checkVoucher(foreign, counter)).toEqual(refused('UNKNOWN_KEY'));
    const both = { ...counter, keys: [voucherKey, otherVoucherKey] };
    expect(await checkVoucher(foreign, both)).toMatchObject({ ok: true });
    const end = '2026-12-01T15:00:00.000Z';
    const at = (now: string) => ({
      ...counter,
      keys: [{ ...voucherKey, validUntil: end }],
      now: new Date(now),
    });
    expect(await checkVoucher(await aVoucher(), at(end))).toMatchObject({ ok: true });
    const after = await checkVoucher(await aVoucher(), at('2026-12-01T15:00:00.001Z'));
    expect(after).toEqual(refused('UNKNOWN_KEY'));
  });

  it('refuses the signature of another key, and a signature of zeros', async () => {
    const forged = await encodeVoucher(voucherFacts, voucherKey.id, (bytes) =>
      sign(null, bytes, otherVoucherKey.privateKey),
    );
    expect(await checkVoucher(forged, counter)).toEqual(refused('INVALID_VOUCHER'));
    const unsigned = await encodeVoucher(voucherFacts, voucherKey.id, () => new Uint8Array(64));
    expect(await checkVoucher(unsigned, counter)).toEqual(refused('INVALID_VOUCHER'));
  });

  it('refuses a voucher with any changed byte', async () => {
    const text = await aVoucher();
    const bytes = bytesOfLetters(text, 105) ?? new Uint8Array();
    expect(bytes[0]).toBe(1);
    for (const index of bytes.keys()) {
      for (const change of [1, 128, 255]) {
        const changed = Uint8Array.from(bytes);
        changed[index] = (changed[index] ?? 0) ^ change;
        const result = await checkVoucher(lettersOfBytes(changed), counter);
        const isKeyId = index >= 1 && index <= 4;
        expect(result).toEqual(refused(isKeyId ? 'UNKNOWN_KEY' : 'INVALID_VOUCHER'));
      }
    }
  });

  it.each(['', '7K3MQ9XT2D4', 'https://vitrine.example', 'U'.repeat(226), 'Z'.repeat(226)])(
    'refuses "%s", which is not a voucher',
    async (text) => {
      expect(await checkVoucher(text, counter)).toEqual(refused('INVALID_VOUCHER'));
    },
  );
});
