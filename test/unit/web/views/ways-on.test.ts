import type { languages } from '#contract/http/languages.ts';
import { pageRecords } from '#test/screens/pages/page-records.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { parseBody } from './support/parse-body.ts';

const { renderAll } = renderBodiesBy('preact');

interface Options {
  readonly language?: (typeof languages)[number];
  readonly isPreview?: boolean;
  readonly followersCount?: number;
}

async function pageOf(name: string, options: Options = {}) {
  const { language = 'pt', isPreview = false, followersCount = 1240 } = options;
  const records = { ...pageRecords, shop: { ...pageRecords.shop, followersCount } };
  const t = await translatorOf(language);
  return parseBody(renderAll({ t, language, isPreview }, records, [name])[name] ?? '');
}

const ofShop = ['flyer', 'shop', 'offer', 'gone-expired'];

describe('the button that follows a shop', () => {
  it.each(ofShop)('is on the page "%s" once, hidden until the script shows it', async (name) => {
    const buttons = [...(await pageOf(name)).querySelectorAll<HTMLElement>('[data-follow]')];
    expect(buttons).toHaveLength(1);
    const [button] = buttons;
    expect(button?.hidden).toBe(true);
    expect(button?.textContent).toBe('Seguir');
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

  it.each(ofShop)('is not in the preview of the page "%s"', async (name) => {
    expect((await pageOf(name, { isPreview: true })).querySelector('[data-follow]')).toBeNull();
  });
});

describe('the number of followers', () => {
  const shown = async (options: Options) => {
    const count = (await pageOf('shop', options)).querySelector<HTMLElement>('[data-followers]');
    return [count?.hidden, count?.textContent, count?.dataset['one'], count?.dataset['other']];
  };

  it('is in the words of each language, with the words for one and for several', async () => {
    const one = { followersCount: 1 };
    expect(await shown(one)).toEqual([false, '1 seguidor', '1 seguidor', '{count} seguidores']);
    expect(await shown({ language: 'en' })).toEqual([
      ...[false, '1,240 followers', '1 follower', '{count} followers'],
    ]);
    expect(await shown({ language: 'es' })).toEqual([
      ...[false, '1240 seguidores', '1 seguidor', '{count} seguidores'],
    ]);
  });

  it('is hidden at 0, so that a new shop does not look lonely', async () => {
    expect((await shown({ followersCount: 0 }))[0]).toBe(true);
  });
});

describe('the offers of the city', () => {
  const linksIn = (page: DocumentFragment) =>
    [...page.querySelectorAll('main a, header a')]
      .filter((link) => link.getAttribute('href') === '/ofertas/pe/recife')
      .map((link) => link.textContent);

  it.each(ofShop)('are linked by the place of the shop and at the end of "%s"', async (name) => {
    const links = linksIn(await pageOf(name));
    expect(links).toContain('Recife\u00a0-\u00a0PE');
    expect(links).toContain('Mais ofertas em Recife');
  });

  it.each([
    ['en', 'More offers in Recife'],
    ['es', 'Más ofertas en Recife'],
  ] as const)('are named in %s', async (language, text) => {
    expect(linksIn(await pageOf('flyer', { language }))).toContain(text);
  });

  it('take the place of the other offers if the shop of an ended offer has none', async () => {
    const page = await pageOf('gone-inactive');
    expect(linksIn(page)).toEqual(['Recife', 'Recife\u00a0-\u00a0PE', 'Mais ofertas em Recife']);
    expect(page.textContent).not.toContain('outras ofertas');
  });
});
