import type { Language } from '#contract/http/languages.ts';
import { pageRecords } from '#test/screens/pages/page-records.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { pageOf } from './support/page-of.ts';

const ofShop = ['flyer', 'shop', 'offer', 'gone-expired'];

it.each(ofShop)('the page "%s" has one button that follows the shop', async (name) => {
  const [button, ...others] = (await pageOf(name)).querySelectorAll<HTMLElement>('[data-follow]');
  expect([button?.textContent, others]).toEqual(['Seguir', []]);
  expect(button?.dataset).toMatchObject({
    follow: pageRecords.shop.id,
    business: pageRecords.shop.businessId,
    signIn: '/login?from=%2Foferta%2Foff_1%3Floja%3Dpadaria',
    following: 'Seguindo',
    // The shop may only be closed for a while.
    gone: `${shopTitle(pageRecords.shop)} não está na Vitrine agora, e por isso não dá para seguir.`,
    own: 'Esta loja é da sua empresa.',
  });
});

it.each<[number, Language, boolean, string, string]>([
  [1, 'pt', false, '1 seguidor', '{count} seguidores'],
  [1240, 'en', false, '1,240 followers', '{count} followers'],
  [1240, 'es', false, '1240 seguidores', '{count} seguidores'],
  // A new shop would look lonely.
  [0, 'pt', true, '0 seguidor', '{count} seguidores'],
])('%d followers in %s: hidden is %s', async (followersCount, language, hidden, text, other) => {
  const records = { ...pageRecords, shop: { ...pageRecords.shop, followersCount } };
  const page = await pageOf('shop', { language, records });
  const count = page.querySelector<HTMLElement>('[data-followers]');
  expect([count?.hidden, count?.textContent, count?.dataset['other']]).toEqual([
    hidden,
    text,
    other,
  ]);
  expect(count?.dataset['one']).toBe(language === 'en' ? '1 follower' : '1 seguidor');
});

describe('the offers of the city', () => {
  const linksIn = (page: DocumentFragment) =>
    [...page.querySelectorAll('main a, header a')]
      .filter((link) => link.getAttribute('href') === '/ofertas/pe/recife')
      .map((link) => link.textContent);

  it.each(ofShop)('are linked by the place of the shop and at the end of "%s"', async (name) => {
    const links = linksIn(await pageOf(name));
    expect(links).toEqual(
      expect.arrayContaining(['Recife\u00a0-\u00a0PE', 'Mais ofertas em Recife']),
    );
  });

  it('take the place of the other offers if the shop of an ended offer has none', async () => {
    const page = await pageOf('gone-inactive');
    expect(linksIn(page)).toEqual(['Recife', 'Recife\u00a0-\u00a0PE', 'Mais ofertas em Recife']);
    expect(page.textContent).not.toContain('outras ofertas');
  });
});
