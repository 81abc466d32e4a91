import { csvHead, csvRows } from '#lambdas/statistics/reports/content/report-content.ts';

it.each([
  ['pt', 'Validado por;Cupons usados;Vendas com ofertas (R$)', 'Sem internet'],
  ['en', 'Validated by;Vouchers used;Sales by offers (R$)', 'Offline'],
  ['es', 'Validado por;Cupones usados;Ventas con ofertas (R$)', 'Sin internet'],
] as const)(
  'a file in %s has the byte order mark, its columns, local times and words',
  (language, head, offline) => {
    expect(csvHead('VALIDATORS', language)).toBe(`\uFEFF${head}\r\n`);
    const row = ['2026-11-21T09:05', 'aurora', 'Pão', '7K3MQ-9XT2D-4', 8.9, 5.49, 'Bia', 'OFFLINE'];
    expect(csvRows('REDEMPTIONS', language, [row])).toBe(
      `21/11/2026 09:05;aurora;Pão;7K3MQ-9XT2D-4;8,90;5,49;Bia;${offline}\r\n`,
    );
  },
);

it.each([
  ['an ordinary text', 'Pão quente', 'Pão quente'],
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a formula', '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a number of a phone', '+55 11 99999-0000', "'+55 11 99999-0000"],
  ['a minus', '-10% hoje', "'-10% hoje"],
  ['an at sign', '@padaria', "'@padaria"],
  ['a tab', '\t=1+1', "'\t=1+1"],
  ['a wide equals sign', '＝1+1', "'＝1+1"],
  ['a formula after a separator', '=1;2', `"'=1;2"`],
  ['a separator', 'Pão; café', '"Pão; café"'],
  ['quotes', 'Pão "francês"', '"Pão ""francês"""'],
  ['a line feed', 'Pão\nfrancês', '"Pão\nfrancês"'],
  ['a return', 'Pão\rfrancês', '"Pão\rfrancês"'],
  ['a comma', 'Pão, café', 'Pão, café'],
])('a text with %s is one cell that no spreadsheet runs', (_, title, cell) => {
  const row = [title, 3, 0, 2, 1, 1234.5, 0];
  expect(csvRows('OFFERS', 'pt', [row])).toBe(`${cell};3;0;2;1;1234,50;0,00\r\n`);
});

it('money has a decimal comma, two decimals and no thousands separator, and a negative amount stays a number', () => {
  const rows = [
    [null, 1, 0.1 + 0.2],
    ['Bia', 1_000_000, -1234.5],
  ];
  expect(csvRows('VALIDATORS', 'pt', rows)).toBe(';1;0,30\r\nBia;1000000;-1234,50\r\n');
  expect(csvRows('VALIDATORS', 'pt', [])).toBe('');
});
