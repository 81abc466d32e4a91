import { shopRoutes } from '#contract/shops/routes.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aWord, expectFound, idsFor } from '#test/support/stories/search.ts';
import { anAddress, anIdentifier, openShop } from '#test/support/stories/shops.ts';

const { searchShops } = shopRoutes;

describe('searchShops', () => {
  it('finds a shop by the beginning of each word of name, identifier, city and neighbourhood', async () => {
    const [name, neighborhood, identifier] = [aWord(), aWord(), anIdentifier()];
    const owned = await anActiveBusiness({ name: `Padaria ${name}` });
    const city = "Santa Bárbara d'Oeste";
    const address = anAddress({ state: 'SP', city, neighborhood: `Alto ${neighborhood}` });
    const { id } = await openShop(owned, { shopIdentifier: identifier, address });
    await expectFound([id], name);
    for (const q of [`${name} barbara`, `dOes ${name}`]) expect(await idsFor(q)).toEqual([id]);
    for (const word of [name, neighborhood, identifier]) {
      expect(await idsFor(word)).toEqual([id]);
      expect(await idsFor(word.slice(0, 10))).toEqual([id]);
      expect(await idsFor(word.slice(2, 12))).toEqual([]);
      expect(await idsFor(`${word}x`)).toEqual([]);
    }
  });

  it('answers summaries as getShopSummary does', async () => {
    const name = aWord();
    const { id } = await openShop(await anActiveBusiness({ name }));
    await expectFound([id], name);
    const { body } = await call(searchShops, { query: { q: name } });
    const summary = await call(shopRoutes.getShopSummary, { params: { id } });
    expect(body.items).toEqual([summary.body]);
  });

  it('ignores accents, case and signs', async () => {
    const word = aWord();
    const { id } = await openShop(await anActiveBusiness({ name: `Pão-D'Água ${word}` }));
    await expectFound([id], word);
    const plain = word.replace('é', 'e');
    for (const q of [plain.toUpperCase(), `PAO ${plain}`, `#água, ${plain}!`, `d ${word}`]) {
      expect(await idsFor(q)).toEqual([id]);
    }
  });

  it('finds with several words only the shops that have all of them', async () => {
    const [word, one, other] = [aWord(), 'Gravatá', 'Petrolina'];
    const owned = await anActiveBusiness({ name: word });
    const inCity = (city: string) => openShop(owned, { address: anAddress({ city }) });
    const [first, second] = [await inCity(one), await inCity(other)];
    await eventually(async () => expect(await idsFor(word)).toHaveLength(2));
    expect(await idsFor(`${word} ${one}`)).toEqual([first.id]);
    expect(await idsFor(`${other.slice(0, 5)} ${word}`)).toEqual([second.id]);
    expect(await idsFor(`${one} ${other}`)).toEqual([]);
  });

  it('shows a shop once if several of its words match', async () => {
    const word = aWord();
    const plain = word.replace('é', 'e').slice(0, 12);
    const owned = await anActiveBusiness({ name: `${word} ${word}a` });
    const address = anAddress({ neighborhood: `${word} b` });
    const { id } = await openShop(owned, { shopIdentifier: `${plain}z`, address });
    await expectFound([id], plain);
    expect(await idsFor(`${word}a`)).toEqual([id]);
  });

  it('searches a state or a city', async () => {
    const [word, city] = [aWord(), 'Itambé'];
    const owned = await anActiveBusiness({ name: word });
    const at = (state: 'PE' | 'BA', inCity: string) =>
      openShop(owned, { address: anAddress({ state, city: inCity }) });
    const here = await at('PE', city);
    const inState = await at('PE', 'Gravatá');
    const elsewhere = await at('BA', city);
    await eventually(async () => expect(await idsFor(word)).toHaveLength(3));
    expect(await idsFor(word, { state: 'PE' })).toEqual([here.id, inState.id]);
    expect(await idsFor(word, { state: 'PE', city: city.toUpperCase() })).toEqual([here.id]);
    expect(await idsFor(word, { state: 'BA', city })).toEqual([elsewhere.id]);
    const answer = await call(searchShops, { query: { q: word, city } });
    expect(answer.errors).toEqual([{ path: 'state', code: 'REQUIRED' }]);
  });

  it('orders shops by name and then by id, page by page', async () => {
    const word = aWord();
    const [z, a] = [
      await anActiveBusiness({ name: `Zebra ${word}` }),
      await anActiveBusiness({ name: `Água ${word}` }),
    ];
    const shops = [await openShop(z), await openShop(a), await openShop(z), await openShop(a)];
    const [z1, a1, z2, a2] = shops.map(({ id }) => id);
    await expectFound([a1, a2, z1, z2] as string[], word);
    expect(await readPages(searchShops, 3, { query: { q: word } })).toEqual([[a1, a2, z1], [z2]]);
    const pagingKey = await aPagingKey(searchShops, { query: { q: word } });
    for (const query of [{ q: word.slice(0, -1) }, { q: word, state: 'PE' }]) {
      const answer = await call(searchShops, { query: { ...query, pagingKey } });
      expect(answer.code).toBe('INVALID_PAGING_KEY');
    }
  });

  it('tells whether the caller follows a shop', async () => {
    const name = aWord();
    const { id } = await openShop(await anActiveBusiness({ name }));
    await expectFound([id], name);
    const consumer = await aPerson();
    const query = { q: name, consumerId: consumer.userId };
    const { body } = await call(searchShops, { as: consumer, query });
    expect(body.items).toMatchObject([{ id, isFollowing: false }]);
  });

  it('finds nothing for punctuation alone', async () => {
    for (const q of ['##', '🥐🥐', '\uffee\uffee--']) {
      expect((await call(searchShops, { query: { q } })).body.items).toEqual([]);
    }
  });
});
