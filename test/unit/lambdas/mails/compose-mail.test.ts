import { type Language, languages } from '#contract/http/languages.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { composeMail } from '#lambdas/messages/mails/compose-mail.ts';
import type { MailFacts } from '#lambdas/messages/mails/mail-facts.ts';
import { type MailCode, mailCodes } from '#lambdas/messages/mails/mail-text.ts';

const siteUrl = 'https://vitrine.test';
const facts = {
  name: 'Padaria Aurora',
  shop: 'padariaaurora',
  reason: 'O CNPJ é de outra.',
  invoiceId: 'inv_01K9A1B2C3D4E5F6G7H8J9KABC',
  number: 'F6G7H8J9KABC-0007',
  amountCents: 123_456,
  dueDate: '2026-12-11',
  suspendsOn: '2026-12-26',
};
const compose = (code: MailCode, changes: Partial<MailFacts> = {}, language: Language = 'pt') =>
  composeMail(code, { ...facts, ...changes }, { language, siteUrl });

const { name, shop, reason, number } = facts;
const shownFacts = [name, shop, reason, number, '11/12/2026', '26/12/2026'];
const factsSaid = (code: MailCode, language: Language) => {
  const { text } = compose(code, {}, language);
  return shownFacts.filter((fact) => text.includes(fact));
};

describe.each(languages)('in %s', (language) => {
  it.each(mailCodes)('%s names the business and links to a screen, as text and as HTML', (code) => {
    const { subject, text, html } = compose(code, {}, language);
    const [link = ''] = /https:\S+/.exec(text) ?? [];
    const { origin, pathname, search } = new URL(link);
    expect(origin).toBe(siteUrl);
    const paths = [...Object.values<string>(screenPaths), pagePaths.flyer];
    const screens = paths.map((path) => path.replace(':id', shop));
    expect(screens).toContain(pathname);
    expect(['', `?id=${facts.invoiceId}`]).toContain(search);
    expect(html).toContain(`href="${link}"`);
    for (const part of [text, html]) expect(part).toContain(name);
    const body = html.replace(/<style>.*<\/style>/, '');
    for (const part of [subject, text, body]) expect(part).not.toMatch(/[{}]|undefined/);
    expect(factsSaid(code, language)).toEqual(factsSaid(code, 'pt'));
  });
});

test.each([
  ['pt', 'R$\u00A01.234,56'],
  ['en', 'R$1,234.56'],
  ['es', '1234,56\u00A0R$'],
] as const)('an amount is written as %s writes reais: %s', (language, amount) => {
  const { subject, text } = compose('INVOICE_ISSUED', {}, language);
  for (const part of [subject, text]) expect(part).toContain(amount);
});

test('no two languages share a sentence of a mail', () => {
  const said = languages.flatMap((language) =>
    mailCodes.map((code) => compose(code, {}, language).text),
  );
  expect(new Set(said).size).toBe(said.length);
});

test('names and reasons are escaped in the HTML, and literal in the text', () => {
  const written = '<a href="//x.test">& "Filhas"</a>';
  const { text, html } = compose('BUSINESS_REJECTED', { name: written, reason: written });
  expect(text).toContain(written);
  expect(html).not.toContain('x.test">');
  expect(html).toContain('&lt;a href=&quot;//x.test&quot;&gt;&amp; &quot;Filhas&quot;&lt;/a&gt;');
});

test.each([
  ['BUSINESS_APPROVED', 'porque a empresa Padaria Aurora está na sua conta'],
  ['VALIDATOR_ADDED', 'porque a empresa Padaria Aurora cadastrou este endereço'],
  ['CLAIM_CANCELLED', 'porque pegou um cupom'],
] as const)('%s says at its end why it came, as text and as HTML', (code, why) => {
  const { text, html } = compose(code);
  expect(text.trim().split('\n').at(-1)).toContain(why);
  expect(html).toContain(why);
});

test('the reason that staff gave stands apart from the sentences of the mail', () => {
  const { html } = compose('BUSINESS_REJECTED');
  const quoted = [...html.matchAll(/<p class="text quote"[^>]*>([^<]*)</g)].map(([, said]) => said);
  expect(quoted).toEqual(['Motivo: O CNPJ é de outra.']);
});

test('a subject is one line', () => {
  const { subject } = compose('BUSINESS_APPROVED', { name: 'A\r\nBcc: x\u2028y\u0000z' });
  expect(subject).toBe('A Bcc: x y z: cadastro aprovado');
});

test('a sentence with a reason is omitted if there is none', () => {
  const { text } = compose('BUSINESS_SUSPENDED', { reason: undefined });
  expect(text).not.toContain('Motivo');
});
