import { formatTaxId, stripTaxId } from '#contract/brazil/format-numbers.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import { parseInput } from '#contract/http/field-errors.ts';

describe('a CPF', () => {
  it.each([
    ['52998224725', '52998224725'],
    ['529.982.247-25', '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
    ['11144477735', '11144477735'],
    // Both remainders are below 2, so both check digits are 0.
    ['00000000191', '00000000191'],
  ])('%s is normalized to its digits', (typed, kept) => {
    expect(parseInput(cpfField, typed)).toEqual({ success: true, data: kept });
  });

  it.each([
    ['52998224724', 'INVALID_CHECK_DIGITS'],
    ['52998224735', 'INVALID_CHECK_DIGITS'],
    ['25998224725', 'INVALID_CHECK_DIGITS'],
    ['00000000000', 'INVALID_CHECK_DIGITS'],
    ['11111111111', 'INVALID_CHECK_DIGITS'],
    ['99999999999', 'INVALID_CHECK_DIGITS'],
    ['5299822472', 'INVALID_FORMAT'],
    ['529982247250', 'INVALID_FORMAT'],
    ['5299822472A', 'INVALID_FORMAT'],
    ['٥٢٩٩٨٢٢٤٧٢٥', 'REQUIRED'],
    ['...', 'REQUIRED'],
    ['', 'REQUIRED'],
    [52998224725, 'INVALID_TYPE'],
  ])('%s is refused as %s', (typed, code) => {
    expect(parseInput(cpfField, typed)).toEqual({ success: false, errors: [{ path: '', code }] });
  });
});

describe('a CNPJ', () => {
  it.each([
    ['11222333000181', '11222333000181'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['00000000000191', '00000000000191'],
  ])('%s is normalized to upper case without punctuation', (typed, kept) => {
    expect(parseInput(cnpjField, typed)).toEqual({ success: true, data: kept });
  });

  it.each([
    ['11222333000180', 'INVALID_CHECK_DIGITS'],
    ['11222333000191', 'INVALID_CHECK_DIGITS'],
    ['12ABC34501DE36', 'INVALID_CHECK_DIGITS'],
    ['12ABD34501DE35', 'INVALID_CHECK_DIGITS'],
    ['00000000000000', 'INVALID_CHECK_DIGITS'],
    ['11111111111111', 'INVALID_CHECK_DIGITS'],
    ['1122233300018', 'INVALID_FORMAT'],
    ['112223330001811', 'INVALID_FORMAT'],
    ['12ABC34501DEA5', 'INVALID_FORMAT'],
    ['12ÃBC34501DE35', 'INVALID_FORMAT'],
    ['52998224725', 'INVALID_FORMAT'],
    ['', 'REQUIRED'],
    [11222333000181, 'INVALID_TYPE'],
  ])('%s is refused as %s', (typed, code) => {
    expect(parseInput(cnpjField, typed)).toEqual({ success: false, errors: [{ path: '', code }] });
  });
});

describe('the display format of a tax id', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['1234567', '1234567'],
    ['112223330001811', '112223330001811'],
    ['', ''],
  ])('of %s is %s', (taxId, shown) => {
    expect(formatTaxId(taxId)).toBe(shown);
  });

  it('keeps typed letters', () => {
    expect(stripTaxId(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
  });
});
