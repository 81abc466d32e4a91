import { maskTaxId } from '#web/ui/inputs/mask-tax-id.ts';
import { typedInto } from './typed-into.ts';

describe("a tax id's mask", () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529982247251', '52.998.224/7251'],
    ['11222333000181', '11.222.333/0001-81'],
    ['112223330001819', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['1a', '1A'],
    ['12.ABC.345/01DE-XY', '12.ABC.345/01DE'],
    ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['cpf 529.982.247-25', '529.982.247-25'],
    ['CNPJABCD000118', 'CN.PJA.BCD/0001-18'],
    ['CNPJ nº 11.222.333/0001-81', '11.222.333/0001-81'],
    ['CNPJ nº 11.222.333/0001-80', '11.222.333/0001-80'],
    ['CNPJ nº 11.222.333', '112.223.33'],
    ['12.CPF.3', '12.CPF.3'],
    ['CPF 529', '529'],
    ['CPF: 529.982', '529.982'],
    ['CPF', 'CP.F'],
    ['CNPJ', 'CN.PJ'],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskTaxId(typed)).toBe(shown);
    expect(maskTaxId(shown)).toBe(shown);
  });

  it.each([
    ['11222333000181', '11.222.333/0001-81'],
    ['11222333000182', '11.222.333/0001-82'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['52998224725', '529.982.247-25'],
    ['52998224726', '529.982.247-26'],
    ['CPF12345000131', 'CP.F12.345/0001-31'],
    ['CPF12345000158', 'CP.F12.345/0001-58'],
    ['CNPJABCD000190', 'CN.PJA.BCD/0001-90'],
  ])('keeps every character of %j, typed one by one', (typed, shown) => {
    const last = [...typed].reduce((text, character) => {
      const next = maskTaxId(text + character);
      expect(next.replace(/\W/g, '')).toHaveLength(text.replace(/\W/g, '').length + 1);
      return next;
    }, '');
    expect(last).toBe(shown);
  });

  it.each(['CPF 529.982.247-25', 'CPF52998224725', 'cpf: 529 982 247 25'])(
    'accepts %j, typed one by one with its label',
    (typed) => {
      expect(typedInto(maskTaxId, typed)).toBe('529.982.247-25');
    },
  );
});
