import { sanitizeRichText } from '#lambdas/shared/rich-text.ts';
import { sanitizeFields } from '#lambdas/shared/sanitize-fields.ts';

describe('text that an owner writes', () => {
  it.each([
    'Pão quentinho às 16h & café',
    '10 < 12 e 3 > 2',
    'Até <3',
    'a "b" \'c\'',
    'Linha 1\nLinha 2',
    'Pão 🥐',
  ])('%p is plain and stays as it is', async (text) => {
    expect(await sanitizeRichText(text)).toBe(text);
  });

  it('keeps its marks and the attributes of the specification', async () => {
    const text =
      '<p class="a" id="b">Veja <a href="https://x.test/" name="c">aqui</a> <b slot="d">já</b></p>';
    expect(await sanitizeRichText(text)).toBe(text);
  });

  it.each([
    ['<p onclick="x()" style="color:red" data-x="1">Oi</p>', '<p>Oi</p>'],
    ['<img src="https://x.test/a.png" onerror="x()" />', '<img src="https://x.test/a.png" />'],
    ['<a target="_blank" href="/x">a</a>', '<a href="/x">a</a>'],
  ])('loses other attributes: %s', async (text, kept) => {
    expect(await sanitizeRichText(text)).toBe(kept);
  });

  it.each(['script', 'style', 'iframe', 'object'])(
    'loses %s with all that is in it',
    async (tag) => {
      expect(await sanitizeRichText(`a<${tag}>alert(1)</${tag}>b`)).toBe('ab');
      expect(await sanitizeRichText(`a<${tag.toUpperCase()} SRC="x">alert(1)</${tag}>b`)).toBe(
        'ab',
      );
    },
  );

  it.each(['meta', 'link', 'embed'])('loses %s', async (tag) => {
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
  ])('loses a link to %p', async (href) => {
    const kept = await sanitizeRichText(`<a href="${href}">a</a>`);
    expect(kept).not.toMatch(/script|data:/i);
    expect(kept).toContain('a</a>');
  });

  it.each(['id', 'class', 'name', 'slot', 'src'])('loses javascript: in %s, too', async (name) => {
    expect(await sanitizeRichText(`<p ${name}="x JavaScript :alert(1)">a</p>`)).toBe('<p>a</p>');
  });

  // A browser reads what is in these elements by other rules, and would find the image in it.
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
  ])('loses %s, in which marks can be hidden', async (tag) => {
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
    '<script',
    '<scr<script>ipt>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '<!--<script>alert(1)</script>-->',
    '<math><style><img src=x onerror=alert(1)></style></math>',
    '<plaintext><script>alert(1)',
    '<base href="https://evil.test/">',
  ])('hides nothing in what is unfinished or nested: %s', async (text) => {
    expect(await sanitizeRichText(text)).not.toMatch(/<script|<base|onerror|onload/i);
  });

  it('is cleaned without a warning in the log', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await sanitizeRichText('<script>alert(1)</script><style>p {}</style>');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('is the same when it is cleaned again', async () => {
    const once = await sanitizeRichText('<p onclick="x">Pão & <b>café</p>');
    expect(await sanitizeRichText(once)).toBe(once);
  });
});

describe('a link', () => {
  it.each(['http://x.test/a', 'https://x.test/a', 'mailto:oi@x.test', 'tel:+558134567890'])(
    'may lead to %s',
    async (href) => {
      const link = `<a href="${href}">Ver</a>`;
      expect(await sanitizeRichText(link)).toBe(link);
    },
  );
});

describe('several texts', () => {
  it('are cleaned each, and left out where nothing remains', async () => {
    expect(
      await sanitizeFields(
        { about: '<b onclick="x">Oi</b>', shopRules: '', other: '<script>x</script>', name: '<b>' },
        ['about', 'shopRules', 'other'],
      ),
    ).toEqual({ about: '<b>Oi</b>', name: '<b>' });
  });
});
