import { pageLink } from '#contract/pages/page-link.ts';
import { suspend } from '#test/support/stories/businesses.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer, daysAhead, publish, publishInTurn } from '#test/support/stories/offers.ts';
import { headingOf, linksOn, offersOn, openPage } from '#test/support/stories/pages.ts';
import { closeShopAsOwner, editShop } from '#test/support/stories/shop-changes.ts';
import { anIdentifier, anOwnedShop, openShop } from '#test/support/stories/shops.ts';

const pageOf = (shopIdentifier: string) => openPage(pageLink('shop', shopIdentifier));

const nextOf = ({ document }: Awaited<ReturnType<typeof openPage>>) =>
  document.querySelector('a[rel="next"]')?.getAttribute('href') ?? undefined;

describe('getShopPage', () => {
  it('shows a live shop, its offers, and the other shops of its business', async () => {
    const owned = await anOwnedShop();
    const other = await openShop(owned);
    const later = await publish(owned, { expirationDate: daysAhead(9) });
    const sooner = await publish(owned, { expirationDate: daysAhead(2) });
    const page = await pageOf(owned.shop.shopIdentifier);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headingOf(page)).toContain(owned.business.name);
    expect(offersOn(page)).toEqual([sooner.id, later.id]);
    expect(linksOn(page)).toContain(pageLink('shop', other.shopIdentifier));
  });

  it('leads from one page of offers to the next', async () => {
    const owned = await anOwnedShop();
    const offers = await publishInTurn(owned, 21);
    const first = await pageOf(owned.shop.shopIdentifier);
    const second = await openPage(nextOf(first) ?? '');
    expect(second.status).toBe(200);
    expect([...offersOn(first), ...offersOn(second)].sort()).toEqual(
      offers.map(({ id }) => id).sort(),
    );
    expect(nextOf(second)).toBeUndefined();
  });

  it.each(['x', 'bm90LWEta2V5'])(
    'answers 400 as a page to the paging key %s',
    async (pagingKey) => {
      const { shop } = await anOwnedShop();
      const page = await openPage(pageLink('shop', shop.shopIdentifier, { pagingKey }));
      expect({ status: page.status, code: page.code }).toEqual({
        status: 400,
        code: 'INVALID_PAGING_KEY',
      });
      expect(headingOf(page)).toBeTruthy();
    },
  );

  it('redirects a former identifier, and says of a removed shop that it is gone', async () => {
    const owned = await anOwnedShop();
    const present = anIdentifier();
    const shop = await editShop(owned, { shopIdentifier: present });
    const renamed = await pageOf(owned.shop.shopIdentifier);
    expect(renamed.status).toBe(302);
    expect(renamed.headers.location).toBe(pageLink('shop', present));
    const inEnglish = await openPage(pageLink('shop', owned.shop.shopIdentifier, { lang: 'en' }));
    expect(inEnglish.headers.location).toBe(pageLink('shop', present, { lang: 'en' }));
    await closeShopAsOwner({ ...owned, shop });
    const gone = await pageOf(present);
    expect({ status: gone.status, code: gone.code }).toEqual({ status: 410, code: 'SHOP_GONE' });
  });

  it('is gone within seconds when the business is suspended', async () => {
    const owned = await anOwnedOffer();
    expect((await pageOf(owned.shop.shopIdentifier)).status).toBe(200);
    await suspend(owned);
    await eventually(async () => {
      expect(await pageOf(owned.shop.shopIdentifier)).toMatchObject({
        status: 404,
        code: 'SHOP_NOT_FOUND',
      });
    });
  });

  it('is the same for its owner and for everybody, whatever lies outside the key of the cache', async () => {
    const owned = await anOwnedOffer();
    const path = pageLink('shop', owned.shop.shopIdentifier);
    const { html } = await openPage(path);
    const others = await Promise.all([
      openPage(path, { as: owned.owner }),
      openPage(path, { headers: { authorization: 'Bearer bad' } }),
      openPage(path, { headers: { cookie: 'session=1', 'user-agent': 'WhatsApp/2.23' } }),
      openPage(path, { headers: { 'x-forwarded-host': 'evil.test' } }),
      openPage(`${path}?utm_source=x&consumerId=y`),
    ]);
    expect(others.map((page) => page.html === html)).toEqual(others.map(() => true));
  });
});
