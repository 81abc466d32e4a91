import { editorHtmlOf, linkTargetOf } from '#web/ui/text/rich-text-value.ts';

it.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  [' https://exemplo.com/a?b=1 ', 'https://exemplo.com/a?b=1'],
  ['http://exemplo.com', 'http://exemplo.com'],
  ['exemplo.com:8080/a', 'https://exemplo.com:8080/a'],
  ['dona@exemplo.com', 'mailto:dona@exemplo.com'],
  ['mailto:dona@exemplo.com', 'mailto:dona@exemplo.com'],
  ['tel:+55 81 99876-5432', 'tel:+55 81 99876-5432'],
  ['exemplo', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,a', undefined],
  ['https://', undefined],
  ['dois nomes.com', undefined],
])('the link typed as %j leads to %j', (typed, target) => {
  expect(linkTargetOf(typed)).toBe(target);
});

it.each([
  ['', '<p><br></p>'],
  ['Pão\n\nquente', '<p>Pão</p><p><br></p><p>quente</p>'],
  ['Pão & bolo, 2 < 3', '<p>Pão &amp; bolo, 2 &lt; 3</p>'],
  ['<p>Pão <b>quente</b></p>', '<p>Pão <b>quente</b></p>'],
])('the text %j is shown in the editor as %j', (value, html) => {
  expect(editorHtmlOf(value)).toBe(html);
});
