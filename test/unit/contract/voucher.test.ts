import { bytesOfLetters } from '#contract/claims/base-32.ts';
import { readVoucher, voucherLink } from '#contract/claims/voucher.ts';
import { aVoucher, shopOfVoucher, voucherFacts, voucherKey } from '#test/support/vouchers.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';

const shopsIds = Array.from({ length: 20 }, (_, number) => shopOfVoucher(number));
describe('a voucher', () => {
  it('names the claim, the shops and the key', async () => {
    const { shopsIds: _, ...content } = voucherFacts;
    expect(readVoucher(await aVoucher())).toEqual({
      ...content,
      keyId: voucherKey.id,
      // The first bytes of `printf shp_01JD2Q5W8N7V3M4K6T9XBCDF01 | sha256sum`, and of 02.
      shopMarks: [0x8cb2, 0x2fe2],
    });
  });

  // A test vector: Ed25519 signatures have no random part, so every implementation must produce the same.
  it('of the first key of RFC 8032 has these bytes', async () => {
    expect(voucherKey).toMatchObject({
      id: '21fe31df',
      publicKey: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    });
    expect(await aVoucher()).toBe(
      '04GZWCEZ3SHTBMYX16J034T5EBRHAFP7896DMKTPRTZ12000001GKNR9ZG18SCHFW81EYEM84SQH620JHTMF' +
        'GCKVCFH8M41DYYP02V8Y0AC807Y32TVQ8EBPFQAMRTT56Y5VP6SC8Y383JEATB5GCT72YQ7WRSY91A6650R5',
    );
  });

  it('has 141 bytes for twenty shops, and two fewer for each missing shop', async () => {
    for (const [shops, byteCount] of [
      [20, 141],
      [2, 105],
      [1, 103],
    ] as const) {
      const voucher = await aVoucher({ shopsIds: shopsIds.slice(0, shops) });
      expect(bytesOfLetters(voucher, byteCount)).toHaveLength(byteCount);
      expect(voucher).toHaveLength(Math.ceil((byteCount * 8) / 5));
    }
  });

  it('is a link that fits a QR code of version 9 at level M', async () => {
    const link = `HTTPS://VITRINE.EXAMPLE${voucherLink(await aVoucher({ shopsIds }))}`;
    expect(link).toMatch(/^HTTPS:\/\/VITRINE\.EXAMPLE\/CHECKIN\/[0-9A-HJKMNP-TV-Z]{226}$/);
    expect(link.length).toBeLessThanOrEqual(262);
    // Beside the white edge of four modules, version 9 has 53.
    expect(qrModules(link).length - 2 * 4).toBe(53);
  });

  it('is read in lower case, in groups, and with letters that look alike', async () => {
    const text = await aVoucher();
    const typed = text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    const grouped = typed.replace(/.{5}/g, '$& - ');
    expect(readVoucher(typed)).toEqual(readVoucher(text));
    expect(readVoucher(grouped)).toEqual(readVoucher(text));
  });

  it.each([
    ['2020-01-01', '2020-01-01'],
    ['2026-02-28', '2028-02-29'],
    ['2199-06-06', '2199-06-06'],
  ])('has days from %s to %s', async (firstDay, lastDay) => {
    expect(readVoucher(await aVoucher({ firstDay, lastDay }))).toMatchObject({ firstDay, lastDay });
  });

  it('has at most 255 shops; a longer text is not a voucher', async () => {
    const most = await aVoucher({ shopsIds: Array(255).fill(shopOfVoucher(1)) });
    expect(readVoucher(most)?.shopMarks).toHaveLength(255);
    expect(readVoucher(`0${'4'.repeat(1_000_000)}`)).toBeUndefined();
  });

  it('is not made from values that do not fit', async () => {
    await expect(aVoucher({ firstDay: '2019-12-31' })).rejects.toThrow(RangeError);
    await expect(aVoucher({ lastDay: '2199-06-07' })).rejects.toThrow(RangeError);
    await expect(aVoucher({ shopsIds: Array(256).fill(shopOfVoucher(1)) })).rejects.toThrow(
      RangeError,
    );
    const offerId = 'off_81JD2Q5W8N7V3M4K6T9XBCDFGH';
    await expect(aVoucher({ offerId })).rejects.toThrow(RangeError);
  });

  it('is not read if it is cut off, longer, or another spelling of the same number', async () => {
    const text = await aVoucher();
    for (const end of text.split('').keys())
      expect(readVoucher(text.slice(0, end))).toBeUndefined();
    expect(readVoucher(`${text}00000000`)).toBeUndefined();
    for (const zeros of ['0', '00', '00000000']) expect(readVoucher(zeros + text)).toBeUndefined();
  });
});
