import { placeLink } from '#contract/pages/place-link.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { anOwnedOffer, publishInTurn } from '#test/support/stories/offers.ts';
import { metaOf, offersLinkedOn, openPage } from '#test/support/stories/pages.ts';
import { anAddress } from '#test/support/stories/shops.ts';

/** A state where only these tests publish, so that their offers are on its first page. */
const state = 'PB';

/** A shop with an offer in a city where no other test has one. */
async function anOfferApart() {
  const city = await aCity(state);
  const owned = await anOwnedOffer({}, { address: anAddress({ state, city }) });
  return { ...owned, path: placeLink({ state, city }) };
}

describe('getOffersOfCityPage', () => {
  it('shows the offers of a city first, three of a business, and then offers of its state', async () => {
    const [owned, other] = [await anOfferApart(), await anOfferApart()];
    const newer = await publishInTurn(owned, 3);
    const page = await openPage(owned.path);
    expect(page.status).toBe(200);
    expect(offersLinkedOn(page).slice(0, 3)).toEqual(newer.map(({ id }) => id));
    expect(offersLinkedOn(page)).toContain(other.offer.id);
    expect(page.document.querySelector('link[rel="canonical"]')).not.toBeNull();
  });

  it('of a municipality without offers shows offers of its state, and is not listed', async () => {
    const { offer } = await anOfferApart();
    const page = await openPage(placeLink({ state, city: await aCity(state) }));
    expect(page.status).toBe(200);
    expect(offersLinkedOn(page)).toContain(offer.id);
    expect(metaOf(page, 'robots')).toBe('noindex');
  });

  it('leads from another spelling to the right path', async () => {
    const page = await openPage('/ofertas/sp/s%C3%A3o%20paulo?pagingKey=x');
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe('/ofertas/sp/sao-paulo?pagingKey=x');
  });

  it.each(['/ofertas/pe/curitiba', '/ofertas/pe/nenhuma'])('is 404 at %s', async (path) => {
    const page = await openPage(path);
    expect({ status: page.status, code: page.code }).toEqual({
      status: 404,
      code: 'PLACE_NOT_FOUND',
    });
  });
});
