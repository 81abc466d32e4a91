import { receiptFile } from '#scripts/seed/fill-billing.ts';

describe('the receipt of the demo data', () => {
  const file = receiptFile(['Comprovante (demonstração)', 'Valor: R$ 29,90']).toString('latin1');

  it('is a PDF whose table leads to its objects', () => {
    expect(file).toMatch(/^%PDF-/);
    const [, table = ''] = /startxref\n(\d+)/.exec(file) ?? [];
    expect(file.slice(Number(table))).toMatch(/^xref\n/);
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
      offsets.map((_, index) => `${index + 1} 0 obj`),
    );
    expect(offsets).toHaveLength(5);
  });

  it('escapes the brackets of its text', () => {
    expect(file).toContain(String.raw`(Comprovante \(demonstração\)) '`);
  });
});
