import { editorHtmlOf } from '#web/ui/text/rich-text-value.ts';

describe('a text in the editor', () => {
  it.each([
    ['', '<p><br></p>'],
    ['Pão\n\nquente', '<p>Pão</p><p><br></p><p>quente</p>'],
    ['Pão & bolo, 2 < 3', '<p>Pão &amp; bolo, 2 &lt; 3</p>'],
    ['<p>Pão <b>quente</b></p>', '<p>Pão <b>quente</b></p>'],
  ])('shows %j as %j', (value, html) => {
    expect(editorHtmlOf(value)).toBe(html);
  });
});
