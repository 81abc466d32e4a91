import { languageHeader } from '#contract/pages/language-header.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { openPage } from '#test/support/stories/pages.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { sendToStage } from '#test/support/stories/send.ts';

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
      [path, { headers: { 'user-agent': 'facebookexternalhit/1.1' } }],
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

  it('has the policy of its own styles, and the other security headers of the edge', async () => {
    const { headers } = await openPage(await livePage());
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*'sha256-/);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
  });

  it('answers HEAD like GET, without the page', async () => {
    const path = await livePage();
    const [get, head] = [await openPage(path), await openPage(path, {}, 'HEAD')];
    expect([head.status, head.html]).toEqual([200, '']);
    for (const name of ['content-type', 'content-language', 'content-security-policy']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
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

  it('accepts no writes', async () => {
    const { status } = await sendToStage('POST', await livePage(), { text: '{}' });
    expect(status).toBe(403);
  });

  it.each([
    ['/loja/Padaria-Aurora/?lang=en&utm_source=x', '/loja/padaria-aurora?lang=en&utm_source=x'],
    ['/LOJA/Padaria-Aurora', '/loja/padaria-aurora'],
    ['/Termos/', '/termos'],
    ['/privacidade/', '/privacidade'],
    ['/assets/legal/terms.html', '/termos'],
    ['/assets/legal/privacy.html?lang=es', '/privacidade?lang=es'],
  ])('has one address: %s redirects to %s', async (path, target) => {
    const { status, headers } = await sendToStage('GET', path);
    expect([status, headers.location]).toEqual([301, target]);
  });
});
