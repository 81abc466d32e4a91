import { languageHeader } from '#contract/pages/language-header.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { robotsPath } from '#contract/pages/page-paths.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { headingOf, openPage } from '#test/support/stories/pages.ts';
import { aPerson } from '#test/support/stories/people.ts';

/** Returns the path of a live offer's page, with the shop. */
async function livePage(): Promise<string> {
  const { offer, shop } = await anOwnedOffer();
  return pageLink('offer', offer.id, { loja: shop.shopIdentifier });
}

const bytesOf = async (...args: Parameters<typeof openPage>) => {
  const { status, html } = await openPage(...args);
  return { status, html };
};

describe('an open page at the edge', () => {
  it('is reached at its path', async () => {
    const { offer, shop, business } = await anOwnedOffer();
    const words: readonly (readonly [path: string, words: string])[] = [
      [pageLink('offer', offer.id), offer.title],
      [pageLink('shop', shop.shopIdentifier), business.name],
      [pageLink('flyer', shop.shopIdentifier), offer.title],
      [placeLink({}), offer.title],
      [placeLink({ state: 'PE' }), offer.title],
      [placeLink({ state: 'PE', city: 'Recife' }), offer.title],
      [pageLink('search', [], { q: 'padaria' }), 'padaria'],
      [pageLink('forShops'), '/signup'],
      [pageLink('terms'), 'Ao criar uma conta'],
      [pageLink('privacy'), 'sem cookies e sem guardar'],
    ];
    for (const [path, text] of words) {
      const page = await openPage(path);
      expect([path, page.status, headingOf(page) !== undefined]).toEqual([path, 200, true]);
      expect(page.html).toContain(text);
    }
    expect((await openPage(robotsPath)).html).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const missing = await openPage('/loja/a/b');
    expect([missing.status, headingOf(missing) !== undefined]).toEqual([404, true]);
  });

  it('has the same bytes for everybody, whatever lies outside the key of the cache', async () => {
    const path = await livePage();
    const page = await bytesOf(path);
    expect(page.status).toBe(200);
    const visitors: Parameters<typeof openPage>[] = [
      [`${path}&utm_source=whatsapp&fbclid=1&lang=pt`],
      [`${path}&loja=another&pagingKey=x`],
      [path, { as: await aPerson() }],
      [path, { headers: { authorization: 'Bearer junk' } }],
      [path, { headers: { cookie: 'session=1; language=<script>; other' } }],
      [path, { headers: { [languageHeader]: 'en' } }],
      [path, { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } }],
      [path, { headers: { 'x-original-url': '/api/users/me', referer: 'https://evil.example' } }],
      [path, { headers: { 'user-agent': 'WhatsApp/2.23.20.0', accept: '*/*' } }],
      [path, { headers: { 'user-agent': 'Googlebot/2.1', 'accept-language': 'fr' } }],
    ];
    for (const visitor of visitors) {
      expect({ visitor, ...(await bytesOf(...visitor)) }).toEqual({ visitor, ...page });
    }
  });

  it('differs by language: the parameter, then the cookie, then the browser', async () => {
    const path = await livePage();
    const headers = { cookie: 'language=es', 'accept-language': 'en' };
    const languageOf = async (...args: Parameters<typeof openPage>) =>
      (await openPage(...args)).headers['content-language'];
    expect([
      await languageOf(`${path}&lang=en`, { headers: { ...headers, 'accept-language': 'es' } }),
      await languageOf(path, { headers }),
      await languageOf(path, { headers: { 'accept-language': 'fr,en;q=0.5' } }),
      await languageOf(path),
    ]).toEqual(['en', 'es', 'en', 'pt-BR']);
  });

  it('has the policy of its own styles, and the other security headers, also for HEAD', async () => {
    const path = await livePage();
    const [{ headers }, head] = [await openPage(path), await openPage(path, {}, 'HEAD')];
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*'sha256-/);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
    expect([head.status, head.html]).toEqual([200, '']);
    for (const name of ['content-type', 'content-language', 'content-security-policy']) {
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
    }
  });

  it('is the same below /api, where the language is a parameter', async () => {
    const path = await livePage();
    const { status, html, headers } = await openPage(`/api${path}&lang=en`, {
      headers: { [languageHeader]: 'es', 'accept-language': 'es' },
    });
    expect({ status, html }).toEqual(await bytesOf(`${path}&lang=en`));
    expect(headers['content-security-policy']).toContain("'sha256-");
  });

  it('has one address, and accepts no writes', async () => {
    const { status, headers } = await sendToStage('GET', '/LOJA/Padaria-Aurora/?lang=en&x=1');
    expect([status, headers.location]).toEqual([301, '/loja/padaria-aurora?lang=en&x=1']);
    const write = await sendToStage('POST', await livePage(), { text: '{}' });
    expect(write.status).toBe(403);
  });
});
