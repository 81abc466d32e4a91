import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { anActiveBusiness } from './businesses.ts';
import { aCity } from './cities.ts';
import { eventually } from './eventually.ts';
import { type OwnedOffer, publish } from './offers.ts';
import { readPages } from './paging.ts';
import { aWord, idsFor } from './search.ts';
import { anAddress, openShop } from './shops.ts';

const state = 'PE';

/** Two shops with an offer each, in a city that no other test uses. */
export interface Town {
  readonly place: { readonly state: typeof state; readonly city: string };
  readonly bakery: OwnedOffer;
  readonly market: OwnedOffer;
  /** A word of the market's name, which no other shop has. */
  readonly word: string;
}

/** Opens the shops of a business in a city, and publishes an offer in the first of them. */
async function openShops(
  business: Pick<BusinessInput, 'name' | 'sizeTypeId'>,
  city: string,
  count = 1,
) {
  const owned = await anActiveBusiness(business);
  const shops = [];
  // One after another: they change the same counters.
  while (shops.length < count) {
    shops.push(await openShop(owned, { address: anAddress({ city, state }) }));
  }
  const [shop] = shops;
  if (!shop) throw new Error('No shop was opened');
  const selling = { ...owned, shop };
  return {
    ...selling,
    shops,
    offer: await publish(selling, { title: `Oferta de ${business.name} em ${city}` }),
  };
}

/** Makes a town; waits until its offers are in the feed of the city, and the search finds the market's shops. */
export async function aTown({ marketShops = 1 } = {}): Promise<Town> {
  const [city, word] = [await aCity(state), aWord()];
  const [bakery, market] = await Promise.all([
    openShops({ name: 'Padaria São João', sizeTypeId: 3 }, city),
    openShops({ name: `Mercado ${word}`, sizeTypeId: 5 }, city, marketShops),
  ]);
  const place = { state, city } as const;
  const offers = [bakery.offer.id, market.offer.id].toSorted();
  const shops = market.shops.map(({ id }) => id).toSorted();
  await eventually(async () => {
    const [page = []] = await readPages(offerRoutes.getFeed, 50, { query: place });
    expect(page.toSorted()).toEqual(offers);
    expect((await idsFor(word, place)).toSorted()).toEqual(shops);
  });
  return { place, bakery, market, word };
}
