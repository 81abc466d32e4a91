import { escapeBrackets, hasMarkup } from '#contract/fields/markup.ts';
import { formElements, removedElements } from '#contract/fields/rich-text.ts';
import { sanitizeFields, sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';
import { hostileHtml } from '#test/support/hostile-html.ts';

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
    'Pão quentinho às 16h & café',
    '10 < 12 e 3 > 2',
    'Até <3',
    'Reservas: Ana <ana@loja.com.br>, tel 3222-1111. Um por CPF.',
    '<<oferta>> só <hoje>, a<b, c>d',
    'Leve <b sem fim',
    'Preço <b <ana@x.br>',
    '<script sem fim',
    '<!DOCTYPE html> <![CDATA[x]]> <?php x ?> <!-- sem fim',
    '&lt;b&gt; & &amp;',
    'a "b" \'c\'',
    'Linha 1\nLinha 2',
    'Pão 🥐',
  ])('is unchanged when it is plain: %p', async (text) => {
    expect(await sanitizeRichText(text)).toBe(text);
  });

  it('keeps allowed elements and attributes', async () => {
    const text =
      '<p class="a" id="b">Veja <a href="https://x.test/" name="c">aqui</a> <b slot="d">já</b></p>';
    expect(await sanitizeRichText(text)).toBe(text);
  });

  it.each([
    ['<p onclick="x()" style="color:red" data-x="1">Oi</p>', '<p>Oi</p>'],
    ['<img src="https://x.test/a.png" onerror="x()" />', '<img src="https://x.test/a.png" />'],
    ['<a target="_blank" href="/x">a</a>', '<a href="/x">a</a>'],
  ])('loses disallowed attributes: %s', async (text, kept) => {
    expect(await sanitizeRichText(text)).toBe(kept);
  });

  it.each(['script', 'style', 'iframe', 'object'])(
    'loses the element %s and its content',
    async (tag) => {
      expect(await sanitizeRichText(`a<${tag}>alert(1)</${tag}>b`)).toBe('ab');
      expect(await sanitizeRichText(`a<${tag.toUpperCase()} SRC="x">alert(1)</${tag}>b`)).toBe(
        'ab',
      );
    },
  );

  it.each(['meta', 'link', 'embed'])('loses the element %s', async (tag) => {
    expect(await sanitizeRichText(`a<${tag} href="x" src="y">b`)).not.toContain(tag);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ])('loses the unsafe link target %p', async (href) => {
    const kept = await sanitizeRichText(`<a href="${href}">a</a>`);
    expect(kept).not.toMatch(/script|data:/i);
    expect(kept).toContain('a</a>');
  });

  it.each(['id', 'class', 'name', 'slot', 'src'])(
    'loses javascript: in the attribute %s',
    async (name) => {
      expect(await sanitizeRichText(`<p ${name}="x JavaScript :alert(1)">a</p>`)).toBe('<p>a</p>');
    },
  );

  // Browsers parse the content of these elements differently, which could expose the image inside.
  it.each([
    'svg',
    'math',
    'xmp',
    'textarea',
    'title',
    'plaintext',
    'noscript',
    'noembed',
    'noframes',
    'template',
  ])('loses the element %s, which can hide markup', async (tag) => {
    for (const text of [
      `<${tag}><img src=x onerror=alert(1)></${tag}>`,
      `<svg><${tag}><img src=x onerror=alert(1)></${tag}></svg>`,
      `<${tag}><p id="</${tag}><img src=x onerror=alert(1)>"></${tag}>`,
    ]) {
      const kept = await sanitizeRichText(text);
      expect(kept).not.toMatch(/onerror=/);
      expect(kept).not.toContain(`<${tag}`);
    }
  });

  it.each([
    '<scr<script>ipt>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '<!--<script>alert(1)</script>-->',
    '<math><style><img src=x onerror=alert(1)></style></math>',
    '<plaintext><script>alert(1)',
    '<base href="https://evil.test/">',
  ])('loses unsafe markup that is unfinished or nested: %s', async (text) => {
    expect(await sanitizeRichText(text)).not.toMatch(/<script|<base|onerror|onload/i);
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

  it('has its line breaks as browsers write them, so that it is not longer', async () => {
    expect(await sanitizeRichText('<p>a<br>b<br/>c</p>')).toBe('<p>a<br>b<br>c</p>');
  });

  it.each([
    ['<b>Ana</b> <ana@x.br>, 2 < 3', '<b>Ana</b> &lt;ana@x.br&gt;, 2 &lt; 3'],
    ['<b> <ana@x.br>', '<b> &lt;ana@x.br&gt;</b>'],
    ['<<b>oferta</b>>', '&lt;<b>oferta</b>&gt;'],
    ['<p title="1 > 2" id="a">Oi</p>', '<p id="a">Oi</p>'],
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

  it('is unchanged when it is sanitized again', async () => {
    const once = await sanitizeRichText('<p onclick="x">Pão & <b>café</p>');
    expect(await sanitizeRichText(once)).toBe(once);
  });
});

describe('a link', () => {
  it.each(['http://x.test/a', 'https://x.test/a', 'mailto:oi@x.test', 'tel:+558134567890'])(
    'may have the target %s',
    async (href) => {
      const link = `<a href="${href}">Ver</a>`;
      expect(await sanitizeRichText(link)).toBe(link);
    },
  );
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
