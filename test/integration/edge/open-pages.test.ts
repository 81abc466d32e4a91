import { languageHeader } from '#contract/pages/language-header.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { robotsPath } from '#contract/pages/page-paths.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { headingOf, openPage } from '#test/support/stories/pages.ts';

/** Returns the last path of a visitor after redirects, and the status of its page. */
async function arrivalAt(path: string): Promise<readonly [string, number]> {
  for (let at = path, steps = 0; steps < 4; steps++) {
    const { status, headers } = await openPage(at);
    if (status !== 301 && status !== 302) return [at, status];
    at = headers.location ?? '';
  }
  throw new Error(`${path} redirects too often.`);
}

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

  it('differs by language: the parameter, then the cookie, then the browser', async () => {
    const path = pageLink('terms');
    const headers = { cookie: 'language=es', 'accept-language': 'en' };
    const languageOf = async (...args: Parameters<typeof openPage>) =>
      (await openPage(...args)).headers['content-language'];
    expect([
      await languageOf(`${path}?lang=en`, { headers: { ...headers, 'accept-language': 'es' } }),
      await languageOf(path, { headers }),
      await languageOf(path, { headers: { 'accept-language': 'fr,en;q=0.5' } }),
      await languageOf(path, { headers: { [languageHeader]: 'en' } }),
    ]).toEqual(['en', 'es', 'en', 'pt-BR']);
  });

  it('has the policy of its own styles, and the other security headers, also for HEAD', async () => {
    const path = pageLink('forShops');
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

  // Edge, gateway and Lambda each decode a path.
  it('has one address for a city in any spelling', async () => {
    for (const [path, target] of [
      ['/OFERTAS/PE/%52ecife/', '/ofertas/pe/recife'],
      ['/ofertas/sp/Sao+Paulo', '/ofertas/sp/sao-paulo'],
      ['/ofertas/sp/ESTRELA%20D%E2%80%99OESTE', '/ofertas/sp/estrela-d-oeste'],
      ['/ofertas/Par%C3%A1/Bel%C3%A9m', '/ofertas/pa/belem'],
      ['/ofertas?state=SP&city=S%C3%A3o+Paulo', '/ofertas/sp/sao-paulo'],
    ] as const) {
      expect(await arrivalAt(path)).toEqual([target, 200]);
    }
  });

  it('is 404 for a place that does not exist or cannot be decoded, also below /api', async () => {
    for (const place of ['%F0%9F%A5%90', '%3Cscript%3E', 'a%3Fb', '%zz', 'a'.repeat(7000)]) {
      const { status, headers } = await openPage(`/ofertas/pe/${place}`);
      const type = headers['content-type'];
      expect([place, status, type]).toEqual([place, 404, 'text/html; charset=utf-8']);
    }
    for (const place of ['%zz', '%FF', 'a%C3']) {
      const { status, code } = await openPage(`/api/ofertas/pe/${place}`);
      expect([place, status, code]).toEqual([place, 404, 'PLACE_NOT_FOUND']);
    }
  });

  it('of a search gets the words as they were typed', async () => {
    for (const [q, typed] of [
      ['10%25%20off%26x%3D1', '10% off&x=1'],
      ['a%2Bb', 'a+b'],
      ['p%C3%A3o+doce', 'pão doce'],
    ] as const) {
      const { document } = await openPage(`/buscar?q=${q}&state=PE&city=`);
      expect(document.querySelector('input[name="q"]')?.getAttribute('value')).toBe(typed);
    }
  });
});
