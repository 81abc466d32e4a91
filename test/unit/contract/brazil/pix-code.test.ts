import fc from 'fast-check';
import { createStaticPix, hasError, parsePix } from 'pix-utils';
import { pixCode } from '#contract/billing/pix-code.ts';
import { holds } from '#test/support/holds.ts';

const payment = {
  key: '12345678000195',
  name: 'Ofertas Ltda',
  city: 'São Paulo',
  amountCents: 8990,
  txid: 'INV202607000123',
};

describe('a Pix code', () => {
  it('has the expected content for a known payment', () => {
    expect(pixCode(payment)).toBe(
      '00020126360014br.gov.bcb.pix011412345678000195520400005303986540589.905802BR5912OFERTAS LTDA6009SAO PAULO62190515INV202607000123630415FB',
    );
  });

  it.each([
    ['Padaria 🥐 D’Ávila & Filhos', '5922PADARIA D AVILA FILHOS'],
    ['Ação '.repeat(16), '5924ACAO ACAO ACAO ACAO ACAO'],
  ])('folds and cuts the name %s', (name, field) => {
    expect(pixCode({ ...payment, name })).toContain(field);
  });

  it('is not made for a key that Pix does not have, or for a name without letters', () => {
    expect(() => pixCode({ ...payment, key: '123' })).toThrow(payment.txid);
    expect(() => pixCode({ ...payment, name: '🥐' })).toThrow(payment.txid);
  });

  it('is made and read in the same way by another implementation', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzáãçéíõúABCXYZ 0123456789'];
    const text = (max: number) =>
      fc
        .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: max })
        .map((name) => `a${name}`);
    const anyPayment = fc.record({
      key: fc.constantFrom(
        ...[
          '12345678000195',
          '12ABC34501DE35',
          '52998224725',
          'pix@vitrine.test',
          '+5581999990000',
        ],
        '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
      ),
      name: text(60),
      city: text(30),
      amountCents: fc.integer({ min: 1, max: 99_999_999 }),
      txid: fc.stringMatching(/^[0-9A-Z]{1,25}$/),
    });
    await holds(
      fc.property(anyPayment, (one) => {
        const code = pixCode(one);
        const read = parsePix(code);
        if (hasError(read) || !('merchantName' in read)) throw new Error(`${code} cannot be read`);
        expect(read).toMatchObject({ pixKey: one.key, txid: one.txid });
        expect(read).toMatchObject({ transactionAmount: one.amountCents / 100 });
        const { merchantName, merchantCity } = read;
        const made = createStaticPix({
          merchantName,
          merchantCity,
          pixKey: one.key,
          txid: one.txid,
          transactionAmount: one.amountCents / 100,
          infoAdicional: '',
        });
        if (hasError(made)) throw new Error(`${code} cannot be made`);
        expect(made.toBRCode()).toBe(code);
      }),
    );
  });
});
