import fc from 'fast-check';
import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { money } from '#contract/fields/fields.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { holds } from '#test/support/holds.ts';

const anyPrice = fc.integer({ min: 1, max: 100_000_000 });
const brazil = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const withDecimals = (cents: number, separator: string) =>
  `${Math.floor(cents / 100)}${separator}${String(cents % 100).padStart(2, '0')}`;
const withThousands = (cents: number, thousands: string) =>
  withDecimals(cents, ',').replace(/\B(?=(\d{3})+,)/g, thousands);

const notation = fc.constantFrom(
  (cents: number) => brazil.format(cents / 100),
  (cents: number) => withDecimals(cents, ','),
  (cents: number) => withDecimals(cents, '.'),
  (cents: number) => withThousands(cents, '.'),
  (cents: number) => withThousands(cents, ' '),
  (cents: number) => `R$ ${withThousands(cents, '.')}`,
  (cents: number) => `${withThousands(cents, '.')} reais`,
);

describe('an amount', () => {
  it('in a Brazilian notation is parsed to the cent', () =>
    holds(
      fc.property(anyPrice, notation, (cents, write) => {
        const reais = readMoney(write(cents));
        expect(reais).toBe(cents / 100);
        expect(centsOf(reais ?? 0)).toBe(cents);
        expect(parseInput(money, reais)).toMatchObject({ success: true });
      }),
      { runs: 2000 },
    ));

  it('of any text is undefined, or a non-negative number of whole cents', () =>
    holds(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.string({ unit: fc.constantFrom(...'0123456789., -+R$e'), maxLength: 20 }),
        ),
        (text) => {
          const reais = readMoney(text);
          if (reais === undefined) return;
          expect(reais).toBeGreaterThanOrEqual(0);
          expect(centsOf(reais) / 100).toBe(reais);
        },
      ),
      { runs: 2000 },
    ));

  it('has all digits of the text', () =>
    holds(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,'), minLength: 1, maxLength: 12 }),
        (text) => {
          const reais = readMoney(text);
          if (reais === undefined) return;
          const kept = reais
            .toFixed(2)
            .replace('.', '')
            .replace(/^0+|0+$/g, '');
          expect(kept).toBe(text.replace(/\D/g, '').replace(/^0+|0+$/g, ''));
        },
      ),
      { runs: 2000 },
    ));
});
