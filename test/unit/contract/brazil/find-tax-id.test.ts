import { findTaxId } from '#contract/brazil/find-tax-id.ts';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const around = [
  (taxId: string) => taxId,
  (taxId: string) => `CNPJ nº ${taxId}`,
  (taxId: string) => `CNPJ/MF sob o n. ${taxId}`,
  (taxId: string) => `C.N.P.J.: ${taxId}.`,
  (taxId: string) => `cpf nº${taxId}`,
  (taxId: string) => `CPF/CNPJ (${taxId})`,
  (taxId: string) => `Inscrição: ${taxId} - matriz, IE 123.456.789.110`,
  (taxId: string) => `IE 123 456 7890 ${taxId}`,
  (taxId: string) => `Padaria D'Ávila 24h Ltda\n\t${taxId}\nRua 1, 50.030-230`,
  (taxId: string) => `Fone (81) 3222-1111, celular 81998765432, nº ${taxId}`,
];

const taxIds = [
  ['11222333000181', ['11.222.333/0001-81', '11222333000181', '11 222 333 / 0001 – 81']],
  ['12ABC34501DE35', ['12.ABC.345/01DE-35', '12abc34501de35']],
  ['52998224725', ['529.982.247-25', '52998224725', '529 982 247 25']],
] as const;

describe.each(taxIds)('the tax id %s', (taxId, ways) => {
  it.each(ways)('is found in any text around %s', (way) => {
    for (const text of around)
      expect([text(way), findTaxId(text(way))]).toEqual([text(way), taxId]);
  });

  it('is found right after its label', () => {
    const label = taxId.length === 11 ? 'CPF' : 'CNPJ';
    expect(findTaxId(`${label}${taxId}`)).toBe(taxId);
  });
});

it('the contract accepts a tax id inside other text', () => {
  expect(outcomeOf(cnpjField, 'CNPJ nº 12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
  expect(outcomeOf(cpfField, 'CPF nº 529.982.247-25')).toBe('52998224725');
});

it.each(['CNPJABCD000190', 'CPF12345000131', '12CPF345000128', '12CNPJ45000178'])(
  'the CNPJ %s keeps letters that look like a label',
  (taxId) => {
    for (const typed of [taxId, formatTaxId(taxId), `CNPJ nº ${formatTaxId(taxId)}`]) {
      expect(findTaxId(typed)).toBe(taxId);
    }
  },
);

it.each([
  ['CNPJ nº 11.222.333/0001-80', '11222333000180'],
  ['CPF 529.982.247-24 (titular)', '52998224724'],
  ['CNPJ nº 11.222', '11222'],
  ['CNPJ sob o número AB.CDE', 'ABCDE'],
  ['1a2', '1A2'],
  ['nada', 'NADA'],
  ['112223330001811', '112223330001811'],
])('%j has wrong check digits and becomes %j, so that the field reports it', (typed, found) => {
  expect(findTaxId(typed)).toBe(found);
});
