import { placeLink } from '#contract/pages/place-link.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { headingOf, offersLinkedOn, openPage } from '#test/support/stories/pages.ts';

describe('getOffersPage', () => {
  it('shows the newest offers of the country', async () => {
    const { offer } = await anOwnedOffer();
    const page = await openPage(placeLink({}));
    expect(page.status).toBe(200);
    expect(offersLinkedOn(page)).toContain(offer.id);
  });

  it('leads from the form of a place to its page', async () => {
    const page = await openPage('/ofertas?state=AL&city=Olho+d%E2%80%99%C3%81gua+das+Flores');
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe('/ofertas/al/olho-d-agua-das-flores');
    const missing = await openPage('/ofertas?state=PE&city=Curitiba');
    expect({ status: missing.status, code: missing.code }).toEqual({
      status: 404,
      code: 'PLACE_NOT_FOUND',
    });
    expect(headingOf(missing)).toBeTruthy();
  });
});
