import { offerRoutes } from '#contract/offers/routes.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, letExpire, publish } from '#test/support/stories/offers.ts';
import { linksOn, offersOn, openPage } from '#test/support/stories/pages.ts';
import { editShop } from '#test/support/stories/shop-changes.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';

describe('getFlyerPage', () => {
  it('shows the offers of a shop by its identifier and by its id', async () => {
    const owned = await anOwnedOffer();
    for (const id of [owned.shop.shopIdentifier, owned.shop.id]) {
      const page = await openPage(pageLink('flyer', id));
      expect(page.status).toBe(200);
      expect(offersOn(page)).toEqual([owned.offer.id]);
      const canonical = page.document.querySelector('link[rel="canonical"]');
      expect(canonical?.getAttribute('href')).toMatch(
        new RegExp(`${pageLink('shop', owned.shop.shopIdentifier)}$`),
      );
    }
  });

  it('shows the linked offer first, in the shop that the link names', async () => {
    const owned = await anOwnedOffer();
    const sooner = await publish(owned);
    for (const offer of [owned.offer, sooner]) {
      const page = await openPage(pageLink('flyer', offer.id, { loja: owned.shop.shopIdentifier }));
      expect(page.status).toBe(200);
      expect(offersOn(page)[0]).toBe(offer.id);
      expect(offersOn(page)).toHaveLength(2);
    }
  });

  it('leads from the link of an ended offer to the other offers of its shop', async () => {
    const owned = await anOwnedOffer();
    const other = await publish(owned);
    await letExpire(owned.offer);
    const page = await openPage(
      pageLink('flyer', owned.offer.id, { loja: owned.shop.shopIdentifier }),
    );
    expect(page.status).toBe(410);
    expect(offersOn(page)).toEqual([other.id]);
    expect(linksOn(page)).toContain(pageLink('shop', owned.shop.shopIdentifier));
  });

  it('leads from the link of a removed offer to the shop that the link names', async () => {
    const { owner, offer, shop } = await anOwnedOffer();
    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    const page = await openPage(pageLink('flyer', offer.id, { loja: shop.shopIdentifier }));
    expect(page.status).toBe(404);
    expect(linksOn(page)).toContain(pageLink('shop', shop.shopIdentifier));
    expect(await openPage(pageLink('flyer', offer.id))).toMatchObject({
      status: 404,
      code: 'OFFER_NOT_FOUND',
    });
  });

  it('redirects a former identifier, and answers 404 for one that nobody has', async () => {
    const owned = await anOwnedOffer();
    const present = anIdentifier();
    await editShop(owned, { shopIdentifier: present });
    const renamed = await openPage(pageLink('flyer', owned.shop.shopIdentifier));
    expect(renamed.status).toBe(302);
    expect(renamed.headers.location).toBe(pageLink('flyer', present));
    expect(await openPage(pageLink('flyer', anIdentifier()))).toMatchObject({
      status: 404,
      code: 'SHOP_NOT_FOUND',
    });
  });
});
