import { readVoucher, voucherLink } from '#contract/claims/voucher.ts';
import { aVoucher, shopOfVoucher } from '#test/support/vouchers.ts';
import { readCode } from '#web/features/counter/read-code.ts';

const pix =
  '00020126580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

it.each([
  ['a link with the site', (link: string) => `HTTPS://VITRINE.EXAMPLE${link}`],
  ['a link in lower case', (link: string) => `https://vitrine.example${link}`.toLowerCase()],
  ['a link without its scheme', (link: string) => `vitrine.example${link}`],
  ['a link with a query and a line end', (link: string) => `https://a.b${link}/?x=1#y\r\n`],
  ['a link after the mark of a scanner', (link: string) => `]Q3HTTPS://A.B${link}`],
  ['Brazilian keys', (link: string) => `HTTPSÇ;;A.B${link.replaceAll('/', ';')}`],
  ['Spanish keys', (link: string) => `HTTPSÑ--A.B${link.replaceAll('/', '-')}`],
  ['a text in groups', (_: string, text: string) => text.replace(/.{5}/g, '$& ')],
  ['a text after the mark of a scanner', (_: string, text: string) => `]Q1${text.toLowerCase()}`],
])('a voucher is read from %s', async (_, write) => {
  const shopsIds = Array.from({ length: 20 }, (_shop, number) => shopOfVoucher(number));
  const text = await aVoucher({ shopsIds });
  const read = readCode(write(voucherLink(text), text));
  expect(read).toEqual({ kind: 'voucher', voucher: readVoucher(text), text });
});

it.each([
  '7K3MQ9XT2D4',
  ' 7k3mq 9xt2d 4 ',
  'https://a.b/checkin/7k3mq9xt2d4',
  '/CHECKIN/7K3MQ-9XT2D-4',
])('a claim code is read from %j', (text) => {
  expect(readCode(text)).toEqual({ kind: 'code', code: '7K3MQ9XT2D4' });
});

it.each([
  ['link', 'https://www.example.com/menu'],
  ['link', 'HTTP://EXAMPLE.COM/CHECKIN/ROOM-12'],
  ['link', 'www.example.com'],
  ['pix', pix],
  ['pix', ` ${pix.toLowerCase()}\n`],
  ['text', ''],
  ['text', '7K3MQ9XT2D5'],
  ['text', '7891000100103'],
  ['text', 'WIFI:S:Padaria;T:WPA;P:segredo;;'],
  ['text', 'checkin'],
  ['text', 'á'.repeat(100_000)],
  ['text', '7'.repeat(1_000_000)],
])('other texts are told apart: a %s', (what, text) => {
  expect(readCode(text)).toEqual({ kind: 'other', what });
});

it('a voucher without its last letters is not read', async () => {
  const cut = (await aVoucher()).slice(0, -3);
  expect(readCode(cut)).toEqual({ kind: 'other', what: 'text' });
  expect(readCode(`https://a.b${voucherLink(cut)}`)).toEqual({ kind: 'other', what: 'link' });
});
