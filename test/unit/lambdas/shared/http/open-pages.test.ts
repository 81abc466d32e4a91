import { pageRoutes } from '#contract/pages/routes.ts';
import { handler } from '#lambdas/entries/api/pages.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { openPageHandler } from '#lambdas/platform/http/page-handler.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, type RequestParts } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { openedShop, stored } from '#test/support/stored.ts';

const identifier = 'padariaaurora';
const call = (routeKey: string, parts: RequestParts = {}) =>
  invokeHandler(handler, aRequest(routeKey, parts));
const shop = (parts: RequestParts = {}, method = 'GET') =>
  call(`${method} /loja/{identifier}`, { params: { identifier }, ...parts });

beforeEach(() => tableHolds(stored.business(aBusiness()), ...openedShop()));

describe('HEAD', () => {
  it.each([
    ['a page', identifier, 200],
    ['a redirect', 'Padaria-Aurora', 302],
    ['an error', 'nenhuma', 404],
  ])('is answered like GET, but without a body, for %s', async (_, name, status) => {
    const parts = { params: { identifier: name } };
    const [got, head] = [await shop(parts), await shop(parts, 'HEAD')];
    expect(head).toMatchObject({ status, text: undefined });
    expect(head.headers).toEqual(got.headers);
  });
});

it('a page has the same bytes for every visitor, whatever they send besides its key', async () => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  const { text, headers } = await shop();
  const visitor = {
    authorization: 'Bearer bad',
    cookie: 'language=en; session=1',
    host: 'evil.test',
    referer: 'https://evil.test/',
    'accept-language': 'es',
    'user-agent': 'WhatsApp/2',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.test',
    'if-none-match': '*',
    range: 'bytes=0-9',
  };
  const other = await shop({ headers: visitor, as: { userId: ownerId } });
  expect(other).toMatchObject({ status: 200, text, headers });
});

describe('the language of a page', () => {
  it.each([
    ['the header of the edge', { headers: { 'vitrine-language': 'es' } }, 'es'],
    ['the parameter below /api', { query: { lang: 'en' } }, 'en'],
    [
      'the header before the parameter',
      { headers: { 'vitrine-language': 'es' }, query: { lang: 'en' } },
      'es',
    ],
    ['Portuguese without any', {}, 'pt-BR'],
    ['Portuguese for an unknown one', { query: { lang: '__proto__' } }, 'pt-BR'],
    ['Portuguese, whatever the browser prefers', { headers: { 'accept-language': 'en' } }, 'pt-BR'],
  ])('is %s', async (_, parts, language) => {
    for (const name of [identifier, 'nenhuma']) {
      const { headers, text } = await shop({ params: { identifier: name }, ...parts });
      expect(headers['content-language']).toBe(language);
      expect(text).toContain(`<html lang="${language}">`);
    }
  });
});

describe('a redirect', () => {
  const targetOf = async (parts: RequestParts) => {
    const { status, headers } = await shop({ params: { identifier: 'Padaria-Aurora' }, ...parts });
    // The gateway would call it JSON.
    expect([status, headers['content-type']]).toEqual([302, 'text/html; charset=utf-8']);
    return headers['location'];
  };

  it('names a language that the edge passes on, since the visitor would lose it', async () => {
    const headers = { 'vitrine-language': 'pt' };
    expect(await targetOf({ headers, query: { lang: 'pt' } })).toBe(`/loja/${identifier}?lang=pt`);
    expect(await targetOf({ headers: { 'vitrine-language': 'en' }, query: { lang: 'en' } })).toBe(
      `/loja/${identifier}?lang=en`,
    );
  });

  it('names neither the own language of the visitor nor an unknown one', async () => {
    const own = ['pt', 'en'].map((language) => ({ headers: { 'vitrine-language': language } }));
    const unknown = ['fr', '', 'pt,en', '__proto__', '"><script>'];
    for (const parts of [...own, ...unknown.map((lang) => ({ query: { lang } }))]) {
      expect(await targetOf(parts)).toBe(`/loja/${identifier}`);
    }
  });
});

describe('an error of a page', () => {
  it('is a page of its own address in other languages, without its query', async () => {
    const { text = '' } = await shop({ params: { identifier: 'a"b' }, query: { lang: 'pt' } });
    expect(text).toContain('href="/loja/a%22b?lang=en"');
  });

  it.each([
    ['/api/loja/são paulo', '/loja/s%C3%A3o%20paulo'],
    ['/api/loja/100%25', '/loja/100%25'],
    ['/api/loja/a?b#c', '/loja/a%3Fb%23c'],
    ["/api/loja/d'água", '/loja/d&#39;%C3%A1gua'],
    ['/api/loja/\ud83e\udd50\ud800', '/loja/%F0%9F%A5%90%EF%BF%BD'],
  ])('has an encoded address where the gateway decoded %s', async (rawPath, path) => {
    const request = aRequest('GET /loja/{identifier}', { params: { identifier: 'nenhuma' } });
    const { text } = await invokeHandler(handler, { ...request, rawPath });
    expect(text?.replaceAll('&#x27;', '&#39;')).toContain(`href="${path}?lang=en"`);
  });

  it('that not even the page of errors can show fails the Lambda', async () => {
    const fail = () => {
      throw new AppError('SHOP_NOT_FOUND');
    };
    const operations = Object.fromEntries(Object.keys(pageRoutes).map((name) => [name, fail]));
    const broken = openPageHandler(pageRoutes, operations as never, () => {
      throw new Error('the page of errors is broken');
    });
    const answer = invokeHandler(broken, aRequest('GET /termos'));
    await expect(answer).rejects.toThrow('the page of errors is broken');
  });
});
