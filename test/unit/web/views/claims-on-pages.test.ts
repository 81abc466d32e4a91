import { pageRecords } from '#test/screens/pages/page-records.ts';
import { pageOf } from './support/page-of.ts';
import { parseBody } from './support/parse-body.ts';

const claimsIn = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-claim]')];
const claimedIn = (page: ParentNode) => claimsIn(page).map(({ dataset }) => dataset['claim']);
const signIn = '/login?from=%2Foferta%2Foff_1%3Floja%3Dpadaria';

describe('the button that claims an offer', () => {
  it.each(['flyer', 'flyer-of-offer', 'shop'])(
    'is on each live offer of the page "%s"',
    async (name) => {
      const items = [...(await pageOf(name)).querySelectorAll<HTMLElement>('li[data-offer]')];
      const live = items.filter((item) => !item.querySelector('article[data-sold-out]'));
      expect(live.length).toBeGreaterThan(2);
      expect(live.length < items.length).toBe(name !== 'flyer-of-offer');
      expect(items.map(claimedIn)).toEqual(
        items.map((item) => (live.includes(item) ? [item.dataset['offer']] : [])),
      );
    },
  );

  it('is the first action on the page of an offer, before the chat with its shop, and on no other offer', async () => {
    const page = await pageOf('offer');
    const article = page.querySelector<HTMLElement>('main > article');
    const [claim, chat] = article?.querySelectorAll('.open-button') ?? [];
    expect(claim?.textContent).toBe('Eu quero!');
    expect(claimedIn(page)).toEqual([article?.dataset['offer']]);
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
    ...['offer-sold-out', 'flyer-empty', 'offers-country'],
    ...['gone-expired', 'gone-inactive', 'gone-scheduled'],
  ])('is not on the page "%s", which has no texts for it either', async (name) => {
    const page = await pageOf(name);
    expect(page.querySelectorAll('[data-claim],[data-claims],noscript')).toHaveLength(0);
  });

  it.each(['flyer', 'shop', 'offer'])('is shown in the preview of the page "%s"', async (name) => {
    const page = await pageOf(name, { isPreview: true });
    const texts = [...page.querySelectorAll('button')].filter((each) => !each.hidden);
    expect(texts.map(({ textContent }) => textContent)).toContain('Eu quero!');
    expect(page.querySelector('noscript')).toBeNull();
  });
});

it.each(['flyer', 'shop', 'offer'])(
  'the page "%s" has the texts and links of all its buttons once, and says without scripts what a voucher needs',
  async (name) => {
    const page = await pageOf(name);
    const [notes, ...others] = page.querySelectorAll<HTMLElement>('[data-claims]');
    expect(others).toEqual([]);
    expect(notes?.dataset).toMatchObject({
      business: pageRecords.shop.businessId,
      signIn,
      failed: 'Não deu agora. Verifique a internet e tente de novo.',
    });
    // A browser with scripts takes its content as text.
    const note = page.querySelector('noscript')?.textContent ?? '';
    expect(note).toContain('JavaScript');
    expect(parseBody(note).querySelector('a')?.getAttribute('href')).toBe(signIn);
  },
);

it('a sold-out offer leads to the other offers of the shop', async () => {
  const link = (await pageOf('offer-sold-out')).querySelector('main > article p a');
  expect(link?.parentElement?.textContent).toBe(
    'Não há mais cupons desta oferta. Ver outras ofertas da loja',
  );
  expect(link?.getAttribute('href')).toBe(`/loja/${pageRecords.shop.shopIdentifier}`);
});
