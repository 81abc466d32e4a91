import { offerRoutes } from '#contract/offers/routes.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anOwnedOffer,
  daysAhead,
  letExpire,
  type OwnedOffer,
  publish,
} from '#test/support/stories/offers.ts';
import { headingOf, linksOn, metaOf, offersOn, openPage } from '#test/support/stories/pages.ts';

const pageOf = ({ offer, shop }: Pick<OwnedOffer, 'offer' | 'shop'>) =>
  openPage(pageLink('offer', offer.id, { loja: shop.shopIdentifier }));

describe('getOfferPage', () => {
  it('shows a live offer, its shop, and the other offers of the shop', async () => {
    const owned = await anOwnedOffer();
    const other = await publish(owned);
    const page = await pageOf(owned);
    expect(page.status).toBe(200);
    expect(headingOf(page)).toBe(owned.offer.title);
    expect(linksOn(page)).toContain(pageLink('shop', owned.shop.shopIdentifier));
    expect(offersOn(page)).toContain(other.id);
    expect(metaOf(page, 'og:title')).toContain(owned.offer.title);
  });

  it('leads from an ended offer to the other offers of its shop', async () => {
    const owned = await anOwnedOffer();
    const other = await publish(owned);
    await letExpire(owned.offer);
    const page = await pageOf(owned);
    expect(page.status).toBe(410);
    expect(page.html).toContain(owned.business.name);
    expect(offersOn(page)).toEqual([other.id]);
    expect(metaOf(page, 'robots')).toBe('noindex');
  });

  it('names the shop of an offer that is switched off or has not begun', async () => {
    const owned = await anOwnedOffer();
    await call(offerRoutes.setOfferStatus, { as: owned.owner, params: { id: owned.offer.id } });
    const scheduled = await publish(owned, { startDate: daysAhead(3) });
    for (const offer of [owned.offer, scheduled]) {
      const page = await pageOf({ ...owned, offer });
      expect(page.status).toBe(404);
      expect(page.html).toContain(owned.business.name);
      expect(page.html).not.toContain(offer.title);
    }
  });

  it.each(['off_01K9A1B2C3D4E5F6G7H8J9KABC', 'x', 'off_1'])(
    'answers 404 as a page for %s',
    async (id) => {
      const page = await openPage(pageLink('offer', id));
      expect({ status: page.status, code: page.code }).toEqual({
        status: 404,
        code: 'OFFER_NOT_FOUND',
      });
      expect(headingOf(page)).toBeTruthy();
    },
  );
});
