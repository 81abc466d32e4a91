import fc from 'fast-check';
import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { money } from '#contract/fields/fields.ts';
import { holds } from '#test/support/holds.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const nbsp = '\u00a0';
const narrowNbsp = '\u202f';
const leftToRightMark = '\u200e';

const anyPrice = fc.integer({ min: 1, max: 100_000_000 });
const brazil = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

const withDecimals = (cents: number, separator: string) =>
  `${Math.floor(cents / 100)}${separator}${String(cents % 100).padStart(2, '0')}`;
const withThousands = (cents: number, thousands: string) =>
  withDecimals(cents, ',').replace(/\B(?=(\d{3})+,)/g, thousands);

const notation = fc.constantFrom(
  (cents: number) => brazil.format(cents / 100),
  (cents: number) => english.format(cents / 100),
  (cents: number) => String(cents / 100),
  (cents: number) => withDecimals(cents, ','),
  (cents: number) => withDecimals(cents, '.'),
  (cents: number) => withThousands(cents, '.'),
  (cents: number) => withThousands(cents, ' '),
  (cents: number) => `R$ ${withThousands(cents, '.')}`,
  (cents: number) => `${withThousands(cents, '.')} reais`,
);

describe('an amount', () => {
  it('in a Brazilian or English notation is parsed to the cent, which the contract accepts', () =>
    holds(
      fc.property(anyPrice, notation, (cents, write) => {
        const reais = readMoney(write(cents));
        expect(reais).toBe(cents / 100);
        expect(centsOf(reais ?? 0)).toBe(cents);
        expect(outcomeOf(money, reais)).toBe(reais);
      }),
      { runs: 4000 },
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
          const digits = reais.toFixed(2).replace('.', '');
          const kept = digits.replace(/^0+|0+$/g, '');
          expect(kept).toBe(text.replace(/\D/g, '').replace(/^0+|0+$/g, ''));
        },
      ),
      { runs: 2000 },
    ));

  it.each([
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['1.250.000,5', 1_250_000.5],
    [',99', 0.99],
    ['12,', 12],
    ['1.250,', 1250],
    ['007', 7],
    ['0', 0],
    ['12.', 12],
    ['.99', 0.99],
    ['1,250.5', 1250.5],
    ['12,250,000', 12_250_000],
    // With spaces between thousands.
    [`2${narrowNbsp}499,90`, 2499.9],
    ['2  499,90', 2499.9],
    ['12 499', 12_499],
    ['1 250 000', 1_250_000],
    // With the currency and spaces around it.
    [`R$${nbsp}1.234,50`, 1234.5],
    ['R$1.234,50', 1234.5],
    ['r$ 10', 10],
    ['BRL 1,234.50', 1234.5],
    ['10,50 BRL', 10.5],
    ['1 Real', 1],
    ['\t 12,50 \n', 12.5],
    [' R$ 12,50 reais ', 12.5],
    [`${leftToRightMark}R$ 12,50${leftToRightMark}`, 12.5],
    [`R$${leftToRightMark}12,50`, 12.5],
    // The contract sets the maximum, not the parser.
    ['1.000.000,01', 1_000_000.01],
  ])('%j is parsed as %d', (text, reais) => {
    expect(readMoney(text)).toBe(reais);
  });

  it.each([
    ['nothing to read', ['', ' ', 'R$ ', ',', '.']],
    ['an ambiguous comma, decimal or for thousands', ['12,345', '1,250']],
    ['three decimals', ['2499,900', '1.250,000', '1,250.000']],
    ['four digits after a point', ['1.2500']],
    ['a group of one, two or four digits', ['1.2.3', '2.49,90', '1.2345,00', '1234.567']],
    ['a first group that begins with zero', ['0.250', '01.250']],
    ['groups of different separators', ['1.250 000']],
    ['two decimal separators', ['1,2,3', '12,50,00', '12,50.']],
    ['a space between digits', ['12 50']],
    ['a sign', ['-12,50', 'R$ -12,50', '\u221212,50', '+12,50']],
    ['two amounts', ['12,50 15,00', '10-20']],
    ['a notation of programs', ['1e3', '0x10']],
    ['words for numbers', ['10 mil']],
    ['another currency', ['US$ 12,50', '12,50 €']],
    ['a currency between digits', ['5R$3', '5reais3']],
    ['other letters', ['2 499,90x', '1ab 499', 'x1,250.00', 'x1,250,000', '1,250,000x']],
    ['more than a number represents exactly', ['90.071.992.547.409,92', '9'.repeat(400)]],
    ['other digits, such as raised ones that would be whole reais', ['12⁹⁰', '１２,５０']],
  ])('refuses %s: %j', (_what, texts) => {
    for (const text of texts) expect([text, readMoney(text)]).toEqual([text, undefined]);
  });
});
