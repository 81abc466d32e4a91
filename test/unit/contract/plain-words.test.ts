import { plainWords } from '#contract/fields/markup.ts';
import { sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';
import { hostileHtml } from '#test/support/sample-texts.ts';

describe('the words of an owner’s text', () => {
  it.each([
    ['Bolo de rolo', 'Bolo de rolo'],
    ['De 5 < 10 & "mais"\nem duas linhas', 'De 5 < 10 & "mais"\nem duas linhas'],
    ['<p>Massa <b>fina</b></p><p>e goiabada</p>', 'Massa fina e goiabada'],
    ['<ul><li>um</li> <li>dois</li></ul>', 'um · dois'],
    ['<p>linha<br>outra</p>', 'linha outra'],
    ['<p>5 &lt; 10 &amp;amp; mais&nbsp;barato</p>', '5 < 10 &amp; mais barato'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<script>alert(1)</script>'],
    ['<p><a href="https://a.test/?x=1>2">site</a></p>', 'site'],
  ])('%j are %j', (text, words) => {
    expect(plainWords(text)).toBe(words);
  });

  it.each(hostileHtml)('of %j have no markup left that the sanitizer knows', async (html) => {
    const stored = await sanitizeRichText(`<p>Bolo</p>${html}`);
    expect(plainWords(stored)).toMatch(/^Bolo/);
    expect(plainWords(stored)).not.toMatch(/<\/?(?:p|a|img|b|li)\b[^>]*>/i);
  });
});
