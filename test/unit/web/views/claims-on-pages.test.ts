import { languages } from '#contract/http/languages.ts';
import { pageRecords } from '#test/screens/pages/page-records.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './support/parse-body.ts';

const { renderAll } = renderBodiesBy('preact');

async function pageOf(
  name: string,
  language: (typeof languages)[number] = 'pt',
  isPreview = false,
) {
  const t = await translatorOf(language);
  return parseBody(renderAll({ t, language, isPreview }, undefined, [name])[name] ?? '');
}

const claimsIn = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-claim]')];

describe('the button that claims an offer', () => {
  it.each(['flyer', 'flyer-of-offer', 'shop'])(
    'is on each live offer of the page "%s", hidden until the script shows it',
    async (name) => {
      const items = [...(await pageOf(name)).querySelectorAll<HTMLElement>('li[data-offer]')];
      const live = items.filter((item) => !item.querySelector('article[data-sold-out]'));
      expect(live.length).toBeGreaterThan(2);
      expect(live.length < items.length).toBe(name !== 'flyer-of-offer');
      expect(items.map((item) => claimsIn(item).map(({ dataset }) => dataset['claim']))).toEqual(
        items.map((item) => (live.includes(item) ? [item.dataset['offer']] : [])),
      );
      const buttons = live.flatMap(claimsIn);
      expect(
        new Set(buttons.map(({ hidden, textContent }) => [hidden, textContent].join())),
      ).toEqual(new Set(['true,Eu quero!']));
    },
  );

  it('is the first action on the page of an offer, before the chat with its shop', async () => {
    const article = (await pageOf('offer')).querySelector<HTMLElement>('main > article');
    const [claim, chat] = article?.querySelectorAll('.open-button') ?? [];
    expect(claim?.getAttribute('data-claim')).toBe(article?.dataset['offer']);
    expect(chat?.textContent).toBe('Falar no WhatsApp');
    expect(chat?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  });

  it('has a group with the name of its offer on a flyer, and a name of its own on the page of a shop', async () => {
    const [onFlyer] = claimsIn(await pageOf('flyer'));
    const title = onFlyer?.closest('li')?.querySelector('h3')?.textContent;
    expect(onFlyer?.parentElement?.getAttribute('role')).toBe('group');
    expect(onFlyer?.parentElement?.getAttribute('aria-label')).toBe(title);
    const [ofShop] = claimsIn(await pageOf('shop'));
    expect(ofShop?.getAttribute('aria-label')).toBe(`Eu quero! ${title}`);
  });

  it.each([
    'offer-sold-out',
    'gone-expired',
    'gone-inactive',
    'gone-scheduled',
    'offers-country',
    'flyer-empty',
  ])('is not on the page "%s"', async (name) => {
    expect(claimsIn(await pageOf(name))).toEqual([]);
  });

  it('is left out of the other offers below an offer, which lead to their pages', async () => {
    expect(claimsIn(await pageOf('offer'))).toHaveLength(1);
  });

  it.each(['flyer', 'shop', 'offer'])(
    'is shown inert in the preview of the page "%s"',
    async (name) => {
      const page = await pageOf(name, 'pt', true);
      expect(page.querySelectorAll('[data-claim],[data-claims],noscript')).toHaveLength(0);
      const shown = [...page.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === 'Eu quero!',
      );
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((button) => button.hidden || !button.closest('[inert]'))).toEqual([]);
    },
  );
});

describe('a page with offers to claim', () => {
  it.each(['flyer', 'shop', 'offer'])(
    'has the texts and links of all buttons of "%s" once',
    async (name) => {
      const notes = [...(await pageOf(name)).querySelectorAll<HTMLElement>('[data-claims]')];
      expect(notes).toHaveLength(1);
      expect(notes[0]?.hidden).toBe(true);
      expect(notes[0]?.dataset).toMatchObject({
        business: pageRecords.shop.businessId,
        signIn: '/login?from=%2Foferta%2Foff_1%3Floja%3Dpadaria',
        failed: 'Não deu agora. Verifique a internet e tente de novo.',
      });
    },
  );

  it.each(languages)(
    'says without scripts in %s what a voucher needs, and links the sign-in',
    async (language) => {
      // A browser with scripts takes its content as text.
      const note = (await pageOf('offer', language)).querySelector('noscript');
      const link = parseBody(note?.textContent ?? '').querySelector('a');
      expect(note?.textContent).toContain('JavaScript');
      expect(link?.getAttribute('href')).toBe('/login?from=%2Foferta%2Foff_1%3Floja%3Dpadaria');
    },
  );

  it.each(['offer-sold-out', 'flyer-empty', 'gone-expired', 'offers-country'])(
    'is not "%s", which has no such texts',
    async (name) => {
      expect((await pageOf(name)).querySelectorAll('[data-claims],noscript')).toHaveLength(0);
    },
  );

  it('leads from a sold-out offer to the other offers of the shop', async () => {
    const page = await pageOf('offer-sold-out');
    const link = page.querySelector('main > article p a');
    expect(link?.parentElement?.textContent).toBe(
      'Não há mais cupons desta oferta. Ver outras ofertas da loja',
    );
    expect(link?.getAttribute('href')).toBe(`/loja/${pageRecords.shop.shopIdentifier}`);
  });
});
