import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';
import { formElements, removedElements } from '#contract/fields/rich-text.ts';
import { sanitizeFields, sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';
import { hostileHtml } from '#test/support/sample-texts.ts';

describe('a long text of unclosed beginnings', () => {
  it.each(['<!--', '<!-- ', '<!--x--!>', '<b ', '<b "', `<b '"`, '<!--<b '])(
    'of %j is read quickly',
    (beginning) => {
      const text = beginning.repeat(40_000);
      const started = performance.now();
      expect(hasMarkup(text)).toBe(false);
      expect(escapeBrackets(text)).toBe(text.replaceAll('<', '&lt;'));
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );
});

describe('rich text', () => {
  it.each([
    'Reservas: Ana <ana@loja.com.br>, <<oferta>> só <hoje>, a<b, c>d',
    'Leve <b sem fim',
    'Preço <b <ana@x.br>',
    '<script sem fim',
    '<!DOCTYPE html> <![CDATA[x]]> <?php x ?> <!-- sem fim',
    '&lt;b&gt; & &amp;',
    'Linha 1\nLinha 2 "b" \'c\' 🥐',
  ])('is unchanged when it is plain: %p', async (text) => {
    expect(await sanitizeRichText(text)).toBe(text);
  });

  it.each([
    '<p class="a" id="b">Veja <a href="https://x.test/" name="c">aqui</a> <b slot="d">já</b></p>',
    ...['http://x.test/a', 'mailto:oi@x.test', 'tel:+558134567890'].map(
      (href) => `<a href="${href}">Ver</a>`,
    ),
  ])('keeps allowed elements, attributes and links: %s', async (text) => {
    expect(await sanitizeRichText(text)).toBe(text);
  });

  it.each([
    ['<p onclick="x()" style="color:red" data-x="1">Oi</p>', '<p>Oi</p>'],
    ['<img src="https://x.test/a.png" onerror="x()" />', '<img src="https://x.test/a.png" />'],
    ['<a target="_blank" href="/x">a</a>', '<a href="/x">a</a>'],
  ])('loses disallowed attributes: %s', async (text, kept) => {
    expect(await sanitizeRichText(text)).toBe(kept);
  });

  it('loses an active element and its content', async () => {
    expect(await sanitizeRichText('a<SCRIPT SRC="x">alert(1)</script>b<p>c</p>')).toBe(
      'ab<p>c</p>',
    );
  });

  // Browsers parse the content of these elements differently, which could expose the image inside.
  it.each([
    ...['svg', 'math', 'xmp', 'textarea', 'title', 'plaintext'],
    ...['noscript', 'noembed', 'noframes', 'template'],
  ])('loses the element %s, which can hide markup', async (tag) => {
    for (const text of [
      `<${tag}><img src=x onerror=alert(1)></${tag}>`,
      `<svg><${tag}><img src=x onerror=alert(1)></${tag}></svg>`,
      `<${tag}><p id="</${tag}><img src=x onerror=alert(1)>"></${tag}>`,
    ]) {
      expect(await sanitizeRichText(text)).not.toMatch(new RegExp(`onerror=|<${tag}`));
    }
  });

  it.each(hostileHtml.filter((text) => !hasMarkup(text)))(
    'is plain if a browser might see a tag, but no complete known tag exists: %s',
    async (text) => {
      expect(await sanitizeRichText(text)).toBe(text);
    },
  );

  it.each(hostileHtml.filter(hasMarkup))('loses everything active: %s', async (text) => {
    const kept = await sanitizeRichText(text);
    const elements = [...kept.matchAll(/<([a-z-]+)/g)].map(([, name]) => name);
    for (const name of [...removedElements, ...formElements]) expect(elements).not.toContain(name);
    const attributes = [...kept.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
    for (const [, name, value] of attributes) {
      expect(['class', 'id', 'href', 'src', 'name', 'slot']).toContain(name);
      expect(value).not.toMatch(/script|data:/i);
    }
  });

  it.each([
    ['<form><b>Pão</b> <button>às 16h</button></form>', '<b>Pão</b> às 16h'],
    ['a<input name="b">c', 'ac'],
  ])('loses the elements of forms, and keeps their text: %s', async (text, kept) => {
    expect(await sanitizeRichText(text)).toBe(kept);
  });

  it('is sanitized without a warning in the log', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await sanitizeRichText('<script>alert(1)</script><style>p {}</style>');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it.each([
    ['<b>Ana</b> <ana@x.br>, 2 < 3', '<b>Ana</b> &lt;ana@x.br&gt;, 2 &lt; 3'],
    ['<b> <ana@x.br>', '<b> &lt;ana@x.br&gt;</b>'],
    ['<<b>oferta</b>>', '&lt;<b>oferta</b>&gt;'],
    ['<p title="1 > 2" id="a">Oi</p>', '<p id="a">Oi</p>'],
    ['<p>a<br>b<br/>c</p>', '<p>a<br>b<br>c</p>'],
    ['<b/>Oi <B\nid="a">já</B>', '<b>Oi <b id="a">já</b></b>'],
  ])('keeps text that is not markup beside markup: %s', async (text, kept) => {
    expect(await sanitizeRichText(text)).toBe(kept);
  });

  it.each([
    ['Ana <ana@x.br> <!-- nota -->', 'Ana <ana@x.br> '],
    ['<script>x</script>Pão &amp; bolo < R$ 5', 'Pão & bolo < R$ 5'],
    ['<script>x</script>&lt;b&gt; em HTML', '<p>&lt;b&gt; em HTML</p>'],
  ])('is plain text again if it loses all of its markup: %s', async (text, kept) => {
    expect(await sanitizeRichText(text)).toBe(kept);
  });
});

describe('several fields', () => {
  it('are each sanitized, and removed when they become empty', async () => {
    expect(
      await sanitizeFields(
        { about: '<b onclick="x">Oi</b>', shopRules: '', other: '<script>x</script>', name: '<b>' },
        ['about', 'shopRules', 'other'],
      ),
    ).toEqual({ about: '<b>Oi</b>', name: '<b>' });
  });

  it.each([
    ['too long once escaped', `<b>x</b>${'&'.repeat(1980)}`, 'TOO_LONG'],
    ['an override once decoded', '<b>x</b>a&#8238;b', 'CONTROL_CHARACTER'],
  ])('are refused if they are %s', async (_, about, code) => {
    await expect(sanitizeFields({ about }, ['about'])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'about', code }],
    });
  });
});
