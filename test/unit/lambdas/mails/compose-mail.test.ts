import { languages } from '#contract/languages.ts';
import { screenPaths } from '#contract/site-paths.ts';
import { composeMail } from '#lambdas/mails/compose-mail.ts';
import { mailCodes } from '#lambdas/mails/mail-text.ts';

const siteUrl = 'https://vitrine.test';
const facts = { name: 'Padaria Aurora', shop: 'padariaaurora', reason: 'O CNPJ é de outra.' };
const compose = (code: (typeof mailCodes)[number], changes: Partial<typeof facts> = {}) =>
  composeMail(code, { ...facts, ...changes }, { language: 'pt', siteUrl });

describe.each(languages)('in %s', (language) => {
  it.each(mailCodes)('%s names the business and links to a screen, as text and as HTML', (code) => {
    const { subject, text, html } = composeMail(code, facts, { language, siteUrl });
    const [link = ''] = /https:\S+/.exec(text) ?? [];
    expect(Object.values<string>(screenPaths)).toContain(link.slice(siteUrl.length));
    expect(html).toContain(`href="${link}"`);
    for (const part of [text, html]) expect(part).toContain(facts.name);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|undefined/);
    expect(/REJECTED|SUSPENDED/.test(code)).toBe(text.includes(facts.reason));
  });
});

test('no two languages share a sentence of a mail', () => {
  const said = languages.flatMap((language) =>
    mailCodes.map((code) => composeMail(code, facts, { language, siteUrl }).text),
  );
  expect(new Set(said).size).toBe(said.length);
});

test('names and reasons are no markup in the HTML, and as written in the text', () => {
  const written = '<a href="//x.test">& "Filhas"</a>';
  const { text, html } = compose('BUSINESS_REJECTED', { name: written, reason: written });
  expect(text).toContain(written);
  expect(html).not.toContain('x.test">');
  expect(html).toContain('&lt;a href=&quot;//x.test&quot;&gt;&amp; &quot;Filhas&quot;&lt;/a&gt;');
});

test('a subject is one line', () => {
  const { subject } = compose('BUSINESS_APPROVED', { name: 'A\r\nBcc: x\u2028y\u0000z' });
  expect(subject).toBe('A Bcc: x y z: cadastro aprovado');
});

test('a sentence with a reason is left out where there is none', () => {
  const { text } = composeMail(
    'BUSINESS_SUSPENDED',
    { name: 'Aurora', reason: undefined },
    { language: 'pt', siteUrl },
  );
  expect(text).not.toContain('Motivo');
});
