import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { money } from '#contract/fields/fields.ts';
import { parseInput } from '#contract/http/field-errors.ts';

const nbsp = '\u00a0';
const narrowNbsp = '\u202f';
const leftToRightMark = '\u200e';

describe('parsing an amount typed by a person', () => {
  it.each([
    // Brazilian format.
    ['2.499,90', 2499.9],
    ['12.500,00', 12_500],
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['1.250.000,5', 1_250_000.5],
    ['0,99', 0.99],
    [',99', 0.99],
    ['12,5', 12.5],
    ['12,', 12],
    ['1.250,', 1250],
    // Without thousands separators.
    ['2499,90', 2499.9],
    ['2499', 2499],
    ['007', 7],
    ['0', 0],
    // With a decimal point, as some keyboards and programs produce it.
    ['12.50', 12.5],
    ['12.5', 12.5],
    ['12.', 12],
    ['.99', 0.99],
    ['2499.90', 2499.9],
    // English format.
    ['1,250.00', 1250],
    ['1,250.5', 1250.5],
    ['1,250,000', 1_250_000],
    ['1,250,000.00', 1_250_000],
    // With spaces between thousands.
    ['2 499,90', 2499.9],
    [`2${narrowNbsp}499,90`, 2499.9],
    ['2  499,90', 2499.9],
    ['1 250', 1250],
    // With the currency and spaces around it.
    [`R$${nbsp}1.234,50`, 1234.5],
    ['R$1.234,50', 1234.5],
    ['r$ 10', 10],
    ['BRL 1,234.50', 1234.5],
    ['10,50 BRL', 10.5],
    ['12 reais', 12],
    ['R$ 12,50 reais', 12.5],
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
    ['nothing', ''],
    ['only spaces', ' '],
    ['only a currency', 'R$ '],
    ['only a comma', ','],
    ['only a point', '.'],
    ['an ambiguous comma, decimal or for thousands', '12,345'],
    ['an ambiguous comma before a zero', '1,250'],
    ['three decimals', '2499,900'],
    ['three decimals after thousands', '1.250,000'],
    ['three decimals, in English', '1,250.000'],
    ['four digits after a point', '1.2500'],
    ['points between single digits', '1.2.3'],
    ['a group of two digits', '2.49,90'],
    ['a group of four digits', '1.2345,00'],
    ['a first group of four digits', '1234.567'],
    ['a first group that is zero', '0.250'],
    ['a first group with a zero before it', '01.250'],
    ['groups of different separators', '1.250 000'],
    ['two commas', '1,2,3'],
    ['two decimal commas', '12,50,00'],
    ['a point after the decimals', '12,50.'],
    ['a space between digits', '12 50'],
    ['a minus sign', '-12,50'],
    ['a minus sign after the currency', 'R$ -12,50'],
    ['a typographic minus sign', '\u221212,50'],
    ['a plus sign', '+12,50'],
    ['two amounts', '12,50 15,00'],
    ['a range', '10-20'],
    ['an exponent', '1e3'],
    ['a hexadecimal number', '0x10'],
    ['words', 'doze reais'],
    ['a thousand in words', '10 mil'],
    ['cents in words', '50 centavos'],
    ['dollars', 'US$ 12,50'],
    ['euros', '12,50 €'],
    ['a percentage', '50%'],
    ['more cents than a number represents exactly', '90.071.992.547.409,92'],
    ['a number of 400 digits', '9'.repeat(400)],
    ['raised decimals, which would be read as whole reais', '12⁹⁰'],
    ['full-width digits', '１２,５０'],
    ['Arabic digits', '١٢٫٥٠'],
  ])('refuses %s: %j', (_what, text) => {
    expect(readMoney(text)).toBeUndefined();
  });

  it('returns a number of cents that the contract accepts, in every format', () => {
    const prices = Array.from({ length: 20_000 }, (_, index) => (index * 51 + 1) / 100);
    const brazil = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    const wrong = prices.filter(
      (price) =>
        readMoney(brazil.format(price)) !== price ||
        readMoney(english.format(price)) !== price ||
        readMoney(String(price)) !== price ||
        !parseInput(money, price).success,
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  [0.07, 7],
  [1.1, 110],
  [4.35, 435],
  [19.99, 1999],
  [999_999.99, 99_999_999],
])('%d reais are %i cents', (reais, cents) => {
  expect(centsOf(reais)).toBe(cents);
});

describe('an amount with separators', () => {
  it.each([
    ['12 499', 12_499],
    ['1 250 000', 1_250_000],
    ['12,250,000', 12_250_000],
  ])('%s is %d reais', (text, reais) => {
    expect(readMoney(text)).toBe(reais);
  });

  it.each(['5R$3', '5reais3', '2 499,90x', '1ab 499', 'x1,250.00', 'x1,250,000', '1,250,000x'])(
    '%s is refused',
    (text) => {
      expect(readMoney(text)).toBeUndefined();
    },
  );
});
