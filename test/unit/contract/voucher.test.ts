import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { encode } from 'uqr';
import { checkVoucher } from '#contract/check-voucher.ts';
import { encodeVoucher, readVoucher, voucherLink } from '#contract/voucher.ts';
import type { VoucherFacts } from '#contract/voucher-bytes.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A private key from its 32 bytes in hexadecimal, as PKCS #8 (RFC 8410, 7). */
const keyFrom = (hex: string) =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${hex}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

/** A key as counters know it, with its private half. The id is that of lambdas/vouchers/key-ring.ts. */
function aKey(privateKey: KeyObject) {
  const publicKey = privateKey.export({ format: 'jwk' }).x ?? '';
  const hash = createHash('sha256').update(Buffer.from(publicKey, 'base64url'));
  const id = hash.digest('hex').slice(0, 8);
  return { id, publicKey, validUntil: '2027-12-31T23:59:59.999-05:00', privateKey };
}

/** The first key of RFC 8032, 7.1, and the second. */
const key = aKey(keyFrom('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'));
const otherKey = aKey(keyFrom('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'));

const shopOf = (number: number) => `shp_01JD2Q5W8N7V3M4K6T9XBCDF${String(number).padStart(2, '0')}`;
const shopsIds = Array.from({ length: 20 }, (_, number) => shopOf(number));
const facts: VoucherFacts = {
  code: '7K3MQ9XT2D4',
  offerId: 'off_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  offerVersion: 3,
  firstDay: '2026-11-24',
  lastDay: '2026-12-31',
  shopsIds: [shopOf(1), shopOf(2)],
};
const shop = { id: shopOf(1), timeZone: 'America/Sao_Paulo' } as const;
const counter = { keys: [key], shop, now: new Date('2026-12-01T15:00:00Z') };
const aVoucher = (changes: Partial<VoucherFacts> = {}, { id, privateKey } = key) =>
  encodeVoucher({ ...facts, ...changes }, id, (bytes) => sign(null, bytes, privateKey));
const refused = (refusal: string) => ({ ok: false, refusal });

const numberIn = (text: string) =>
  [...text].reduce((number, letter) => number * 32n + BigInt(letters.indexOf(letter)), 0n);
const bytesIn = (text: string) => {
  const length = Math.floor((text.length * 5) / 8);
  return Buffer.from(
    numberIn(text)
      .toString(16)
      .padStart(2 * length, '0'),
    'hex',
  );
};
/** Other bytes in as many letters as a voucher has. */
function textOf(bytes: Uint8Array, length: number): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (let left = length; left > 0; left--) {
    text = letters.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return text;
}

describe('a voucher', () => {
  it('says what was claimed, and is taken in its shops on its days', async () => {
    const result = await checkVoucher(await aVoucher(), counter);
    const { shopsIds: _, ...content } = facts;
    const voucher = { ...content, keyId: key.id, shopMarks: expect.anything() };
    expect(result).toEqual({ ok: true, voucher });
  });

  // By the signatures of Ed25519 alone, which have no random part, another implementation can be compared with it.
  it('of the first key of RFC 8032 is this one', async () => {
    expect(key).toMatchObject({
      id: '21fe31df',
      publicKey: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    });
    expect(await aVoucher()).toBe(
      '04GZWCEZ3SHTBMYX16J034T5EBRHAFP7896DMKTPRTZ12000001GKNR9ZG18SCHFW81EYEM84SQH620JHTMF' +
        'GCKVCFH8M41DYYP02V8Y0AC807Y32TVQ8EBPFQAMRTT56Y5VP6SC8Y383JEATB5GCT72YQ7WRSY91A6650R5',
    );
  });

  it('has 141 bytes for twenty shops, and two less for each shop less', async () => {
    expect(bytesIn(await aVoucher({ shopsIds }))).toHaveLength(141);
    expect(bytesIn(await aVoucher())).toHaveLength(105);
  });

  it('is a link that fits a QR code of version 9 at level M', async () => {
    const link = `HTTPS://VITRINE.EXAMPLE${voucherLink(await aVoucher({ shopsIds }))}`;
    expect(link).toMatch(/^HTTPS:\/\/VITRINE\.EXAMPLE\/CHECKIN\/[0-9A-HJKMNP-TV-Z]{226}$/);
    expect(link.length).toBeLessThanOrEqual(262);
    expect(encode(link, { ecc: 'M' }).version).toBeLessThanOrEqual(9);
  });

  it('is read in lower case, in groups, and with letters that look alike', async () => {
    const text = await aVoucher();
    const typed = text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    const grouped = typed.replace(/.{5}/g, '$& - ');
    expect(readVoucher(typed)).toEqual(readVoucher(text));
    expect(readVoucher(grouped)).toEqual(readVoucher(text));
    expect(await checkVoucher(grouped, counter)).toMatchObject({ ok: true });
  });

  it.each([
    ['2020-01-01', '2020-01-01'],
    ['2026-02-28', '2028-02-29'],
    ['2199-06-06', '2199-06-06'],
  ])('has days from %s to %s', async (firstDay, lastDay) => {
    expect(readVoucher(await aVoucher({ firstDay, lastDay }))).toMatchObject({ firstDay, lastDay });
  });

  it('is not made of what does not fit', async () => {
    await expect(aVoucher({ firstDay: '2019-12-31' })).rejects.toThrow(RangeError);
    await expect(aVoucher({ lastDay: '2199-06-07' })).rejects.toThrow(RangeError);
    await expect(aVoucher({ shopsIds: Array(256).fill(shopOf(1)) })).rejects.toThrow(RangeError);
    const offerId = 'off_81JD2Q5W8N7V3M4K6T9XBCDFGH';
    await expect(aVoucher({ offerId })).rejects.toThrow(RangeError);
  });
});

describe('a counter without a line', () => {
  it.each([
    ['2026-11-23T23:59:59-03:00', 'OFFER_NOT_STARTED'],
    ['2026-11-24T00:00:00-03:00', undefined],
    ['2026-12-31T23:59:59.999-03:00', undefined],
    ['2027-01-01T00:00:00-03:00', 'CLAIM_EXPIRED'],
  ])('judges the days in the zone of its shop: %s', async (now, refusal) => {
    const result = await checkVoucher(await aVoucher(), { ...counter, now: new Date(now) });
    expect(result).toMatchObject(
      refusal ? { ...refused(refusal), voucher: { code: facts.code } } : { ok: true },
    );
  });

  it('takes a voucher longer in a shop farther west', async () => {
    const text = await aVoucher();
    const now = new Date('2027-01-01T01:00:00-03:00');
    const west = { id: shopOf(2), timeZone: 'America/Rio_Branco' } as const;
    expect(await checkVoucher(text, { ...counter, now, shop: west })).toMatchObject({ ok: true });
  });

  it('refuses a voucher of other shops', async () => {
    const elsewhere = { ...counter, shop: { ...shop, id: shopOf(3) } };
    const result = await checkVoucher(await aVoucher(), elsewhere);
    expect(result).toMatchObject({ ...refused('WRONG_SHOP'), voucher: { code: facts.code } });
  });

  it('refuses a key that it does not know, and one that has ended', async () => {
    const foreign = await aVoucher({}, otherKey);
    expect(await checkVoucher(foreign, counter)).toEqual(refused('UNKNOWN_KEY'));
    expect(await checkVoucher(foreign, { ...counter, keys: [key, otherKey] })).toMatchObject({
      ok: true,
    });
    const at = (now: string) => ({
      ...counter,
      keys: [{ ...key, validUntil: end }],
      now: new Date(now),
    });
    const end = '2026-12-01T15:00:00.000Z';
    expect(await checkVoucher(await aVoucher(), at(end))).toMatchObject({ ok: true });
    const after = await checkVoucher(await aVoucher(), at('2026-12-01T15:00:00.001Z'));
    expect(after).toEqual(refused('UNKNOWN_KEY'));
  });

  it('refuses the signature of another key, and one of zeros', async () => {
    const forged = await encodeVoucher(facts, key.id, (bytes) =>
      sign(null, bytes, otherKey.privateKey),
    );
    expect(await checkVoucher(forged, counter)).toEqual(refused('INVALID_VOUCHER'));
    const unsigned = await encodeVoucher(facts, key.id, () => new Uint8Array(64));
    expect(await checkVoucher(unsigned, counter)).toEqual(refused('INVALID_VOUCHER'));
  });

  it('refuses a voucher with any byte changed', async () => {
    const text = await aVoucher();
    const bytes = bytesIn(text);
    for (const index of bytes.keys()) {
      for (const change of [1, 128, 255]) {
        const changed = Uint8Array.from(bytes);
        changed[index] = (changed[index] ?? 0) ^ change;
        const result = await checkVoucher(textOf(changed, text.length), counter);
        const isKeyId = index >= 1 && index <= 4;
        expect(result).toEqual(refused(isKeyId ? 'UNKNOWN_KEY' : 'INVALID_VOUCHER'));
      }
    }
  });

  it('refuses a voucher that is cut, longer, or another spelling of the same number', async () => {
    const text = await aVoucher();
    for (const end of text.split('').keys())
      expect(readVoucher(text.slice(0, end))).toBeUndefined();
    expect(readVoucher(`${text}00000000`)).toBeUndefined();
    for (const zeros of ['0', '00', '00000000']) expect(readVoucher(zeros + text)).toBeUndefined();
  });

  it.each(['', '7K3MQ9XT2D4', 'https://vitrine.example', 'U'.repeat(226), 'Z'.repeat(226)])(
    'refuses "%s", which is no voucher',
    async (text) => {
      expect(readVoucher(text)).toBeUndefined();
      expect(await checkVoucher(text, counter)).toEqual(refused('INVALID_VOUCHER'));
    },
  );
});
