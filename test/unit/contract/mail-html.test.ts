/** @jest-environment jsdom */
import { type MailContent, mailHtml } from '#contract/brand/mail-html.ts';
import { brandColours } from '#contract/brand/tokens.ts';

const content = {
  lang: 'pt-BR',
  title: 'Padaria Aurora: fatura de R$ 59,90',
  paragraphs: [
    { text: 'A fatura vence em 11/12/2026.' },
    { text: 'Motivo: ilegível', isQuoted: true },
  ],
  action: { label: 'Pagar a fatura', link: 'https://vitrine.test/invoice?id=inv_1&x=2' },
  footer: 'Você recebe este e-mail porque a empresa Padaria Aurora está na sua conta da Vitrine.',
};

const documentOf = (changes: Partial<MailContent> = {}) =>
  new DOMParser().parseFromString(mailHtml({ ...content, ...changes }), 'text/html');

describe('the HTML of a mail', () => {
  it('is a table of 600 pixels that shrinks, with the wordmark on dark plum above', () => {
    const card = documentOf().querySelector<HTMLTableElement>('table.card');
    expect(card?.getAttribute('width')).toBe('600');
    expect(card?.style.maxWidth).toBe('600px');
    const header = card?.rows[0]?.cells[0];
    expect(header?.textContent).toBe('vitrine');
    expect(header?.getAttribute('bgcolor')).toBe(brandColours.darkPlum);
    const stripes = [...(card?.rows[1]?.querySelectorAll('td[height="12"]') ?? [])];
    expect(new Set(stripes.map((one) => one.getAttribute('bgcolor')))).toEqual(
      new Set([brandColours.darkPlum, brandColours.awningOrange]),
    );
  });

  it('has title, sentences, one link as a button, and at its end why it came', () => {
    const document = documentOf();
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(document.querySelector('h1')?.textContent).toBe(content.title);
    expect([...document.querySelectorAll('p')].map((one) => one.textContent)).toEqual(
      content.paragraphs.map(({ text }) => text),
    );
    const links = [...document.querySelectorAll('a')];
    expect(links.map((one) => [one.textContent, one.href])).toEqual([
      [content.action.label, content.action.link],
    ]);
    expect(document.body.textContent?.trim().endsWith(content.footer)).toBe(true);
    expect(document.querySelectorAll('table:not([role="presentation"])')).toHaveLength(0);
  });

  it('loads nothing and runs nothing, so that programs which block both show all of it', () => {
    const html = mailHtml(content);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|form|object)\b|url\(|@import|var\(/);
  });

  it('has colours for the dark scheme, which win over the colours in its elements', () => {
    const style = documentOf().querySelector('style')?.textContent ?? '';
    expect(style).toContain('@media (prefers-color-scheme:dark)');
    const [, rules = ''] = style.split('dark){');
    for (const rule of rules.split('}').filter(Boolean)) expect(rule).toContain('!important');
  });

  it('shows what people typed, never runs it as markup', () => {
    const typed = '<a href="//x.test" onclick=alert(1)>& "Filhas" \'do\' Zé</a></style><img src=x>';
    const document = documentOf({
      title: typed,
      paragraphs: [{ text: typed }, { text: typed, isQuoted: true }],
      action: { label: typed, link: `https://vitrine.test/?a="><img src=x>` },
      footer: typed,
    });
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.querySelectorAll('a')).toHaveLength(1);
    const shown = [...document.querySelectorAll('h1, p, a, td.muted')];
    expect(shown.map((one) => one.textContent)).toEqual([typed, typed, typed, typed, typed]);
    expect(document.title).toBe(typed);
  });

  it('is far below Gmail’s limit of 102 KB, also with the longest texts', () => {
    const long = 'Motivo & '.repeat(120);
    const paragraphs = Array.from({ length: 5 }, () => ({ text: long }));
    expect(new Blob([mailHtml({ ...content, title: long, paragraphs })]).size).toBeLessThan(30_000);
    expect(new Blob([mailHtml(content)]).size).toBeLessThan(10_000);
  });
});
