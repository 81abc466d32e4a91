import { newClaimCode } from '#contract/claims/claim-code.ts';
import { readVoucher, voucherLink } from '#contract/claims/voucher.ts';
import { aVoucher, shopOfVoucher } from '#test/support/vouchers.ts';
import { readCode } from '#web/features/counter/read-code.ts';

const pix =
  '00020126580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

let voucher: string;
beforeAll(async () => {
  voucher = await aVoucher();
});

const ofVoucher = () => ({ kind: 'voucher', voucher: readVoucher(voucher), text: voucher });

describe('a voucher at the counter', () => {
  it.each([
    ['with the site', (link: string) => `HTTPS://VITRINE.EXAMPLE${link}`],
    ['without the site', (link: string) => link],
    ['in lower case', (link: string) => `https://vitrine.example${link}`.toLowerCase()],
    ['without its scheme', (link: string) => `vitrine.example${link}`],
    ['with a slash, a query and a line end', (link: string) => `https://a.b${link}/?x=1#y\r\n`],
    ['with the mark of a scanner before it', (link: string) => `]Q3HTTPS://A.B${link}`],
    [
      'typed with a Brazilian keyboard',
      (link: string) => `HTTPSÇ;;A.B${link.replaceAll('/', ';')}`,
    ],
    ['typed with a Spanish keyboard', (link: string) => `HTTPSÑ--A.B${link.replaceAll('/', '-')}`],
  ])('is read from its link %s', (_, write) => {
    expect(readCode(write(voucherLink(voucher)))).toEqual(ofVoucher());
  });

  it.each([
    ['alone', (text: string) => text],
    ['in lower case', (text: string) => text.toLowerCase()],
    ['in groups', (text: string) => text.replace(/.{5}/g, '$& ')],
    ['with the mark of a scanner before it', (text: string) => `]Q1${text}`],
  ])('is read %s', (_, write) => {
    expect(readCode(write(voucher))).toEqual(ofVoucher());
  });

  it('is read with the shops of a large business', async () => {
    const shopsIds = Array.from({ length: 20 }, (_, number) => shopOfVoucher(number));
    const text = await aVoucher({ shopsIds });
    expect(readCode(`HTTPS://A.B${voucherLink(text)}`)).toMatchObject({ kind: 'voucher', text });
  });

  it('is not read if letters are missing', () => {
    expect(readCode(voucher.slice(0, -3))).toEqual({ kind: 'other', what: 'text' });
    expect(readCode(`https://a.b${voucherLink(voucher.slice(0, -3))}`)).toEqual({
      kind: 'other',
      what: 'link',
    });
  });
});

describe('a claim code at the counter', () => {
  // 0000000011 and a check letter.
  const known = newClaimCode(Uint8Array.of(0, 0, 0, 0, 0, 0, 33));

  it.each([
    [
      'with hyphens',
      (text: string) => `${text.slice(0, 5)}-${text.slice(5, 10)}-${text.slice(10)}`,
    ],
    ['without hyphens', (text: string) => text],
    ['with spaces', (text: string) => ` ${text.slice(0, 5)} ${text.slice(5)} `],
    ['in lower case', (text: string) => text.toLowerCase()],
    ['with the letter O for 0', (text: string) => text.replaceAll('0', 'o')],
    [
      'with the letters I and L for 1',
      (text: string) => text.replace('1', 'i').replaceAll('1', 'l'),
    ],
    ['in the link of the check-in', (text: string) => `https://a.b/checkin/${text.toLowerCase()}`],
    [
      'in that link, with hyphens',
      (text: string) => `/CHECKIN/${text.slice(0, 5)}-${text.slice(5)}`,
    ],
  ])('is read %s', (_, write) => {
    expect(readCode(write(known))).toEqual({ kind: 'code', code: known });
  });

  it('is not read with a wrong check letter, or with a letter too few or too many', () => {
    for (const wrong of [`${known.slice(0, -1)}Z`, known.slice(1), `${known}0`]) {
      expect(readCode(wrong)).toEqual({ kind: 'other', what: 'text' });
    }
  });
});

describe('other texts at the counter', () => {
  it.each([
    ['link', 'https://www.example.com/menu'],
    ['link', 'HTTP://EXAMPLE.COM/CHECKIN/ROOM-12'],
    ['link', 'www.example.com'],
    ['pix', pix],
    ['pix', ` ${pix.toLowerCase()}\n`],
    ['text', ''],
    ['text', '   '],
    ['text', '7891000100103'],
    ['text', 'WIFI:S:Padaria;T:WPA;P:segredo;;'],
    ['text', 'checkin'],
    ['text', 'á'.repeat(100_000)],
    ['text', '7'.repeat(1_000_000)],
  ])('are told apart: a %s', (what, text) => {
    expect(readCode(text)).toEqual({ kind: 'other', what });
  });
});
