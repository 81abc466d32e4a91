import { randomBytes } from 'node:crypto';
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { Uf } from '#contract/brazil/states.ts';
import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { anActiveBusiness } from './businesses.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import { type OwnedOffer, publish } from './offers.ts';
import { anAddress, openShop } from './shops.ts';
import { countUp } from './table.ts';

/** Cities of stories that do not need their own. */
const shared = ['Recife', 'Olinda', 'Rio Branco', 'Manaus'];

/**
 * Returns a municipality that no other test of this stage uses, so that its feed holds only the offers of one test.
 * Throws if none is left in the state.
 */
async function aCity(state: Uf = 'PE'): Promise<string> {
  const names = getMunicipalities(state).map(({ name }) => name);
  const own = names.filter((name) => !shared.includes(name));
  const city = own[(await countUp({ PK: 'TEST_CITIES', SK: state })) - 1];
  if (city === undefined) throw new Error(`All cities of ${state} are taken: empty the stage test`);
  return city;
}

/** Returns a unique word of letters, so that a search finds only the shops of one test. */
const aWord = () => `zé${randomBytes(8).toString('hex').replaceAll(/\d/g, 'x')}`;

/** Returns the ids of the shops that a search finds, in a place or everywhere. */
async function idsFor(q: string, place: Record<string, string> = {}): Promise<string[]> {
  const { body } = await call(shopRoutes.searchShops, { query: { q, ...place, limit: '50' } });
  expect(body.pagingKey).toBeUndefined();
  return body.items.map(({ id }) => id);
}

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
    const { items } = (await call(offerRoutes.getFeed, { query: place })).body;
    expect(items.map(({ id }) => id).toSorted()).toEqual(offers);
    expect((await idsFor(word, place)).toSorted()).toEqual(shops);
  });
  return { place, bakery, market, word };
}
