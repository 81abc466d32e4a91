import { placeLink } from '#contract/pages/place-link.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { offersLinkedOn, openPage } from '#test/support/stories/pages.ts';
import { anAddress } from '#test/support/stories/shops.ts';

describe('getOffersOfStatePage', () => {
  it('shows the newest offers of a state', async () => {
    const address = anAddress({ state: 'SE', city: 'Aracaju', postalCode: '49010-000' });
    const { offer } = await anOwnedOffer({}, { address });
    const page = await openPage(placeLink({ state: 'SE' }));
    expect(page.status).toBe(200);
    expect(offersLinkedOn(page)[0]).toBe(offer.id);
  });

  it('is 404 for a state that does not exist', async () => {
    const page = await openPage('/ofertas/xx');
    expect({ status: page.status, code: page.code }).toEqual({
      status: 404,
      code: 'PLACE_NOT_FOUND',
    });
  });
});
