import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { type Attributes, type Fields, jobsOf } from '#test/support/item-changes.ts';

describe('the images of an item', () => {
  const [one, other] = ['img_1 1280 960 YJqGPQ', 'img_2'];

  it.each([
    ['business', keys.business(businessId), businessId],
    ['shop', keys.shop(shopId), shopId],
    ['offer', keys.offer(offerId), offerId],
  ])('are counted for a %s when they change', (_, key, id) => {
    const counted = (before: Fields, after: Fields) =>
      jobsOf(key, before, after).filter(({ name }) => name === 'count-image-uses');
    const job = [{ name: 'count-image-uses', id, businessId: id }];
    expect(counted(undefined, { images: [one] })).toEqual(job);
    expect(counted({ images: [one] }, { images: [one, other] })).toEqual(job);
    expect(counted({ images: [one, other] }, { images: [other, one] })).toEqual(job);
    // An edit may write the status that an image had before it was ready.
    expect(counted({ images: [one] }, { images: ['img_1'] })).toEqual(job);
    expect(counted({ images: [one] }, {})).toEqual(job);
    expect(counted({ images: [one] }, undefined)).toEqual(job);
    expect(counted({ images: [one], version: '1' }, { images: [one], version: '2' })).toEqual([]);
    expect(counted(undefined, {})).toEqual([]);
    expect(counted({}, undefined)).toEqual([]);
  });
});

describe('the preview image of a link', () => {
  const previews = (...change: Parameters<typeof jobsOf>) =>
    jobsOf(...change).filter(({ name }) => name.startsWith('make-link-preview'));
  const address = { state: 'PE', city: 'Recife', neighborhood: 'Derby', street: 'Rua A' };
  const shop = { businessId, shopIdentifier: 'aurora', address, images: ['img_1'] };
  const offer = {
    businessId,
    title: 'Pão',
    originalPriceCents: '890',
    offerPriceCents: '549',
    shopsIds: [shopId],
    images: ['img_1'],
  };

  const ofShop = [keys.shop(shopId), shopId, shop] as const;
  const ofOffer = [keys.offer(offerId), offerId, offer] as const;
  it.each<[string, readonly [Key, string, Attributes], Attributes]>([
    ['identifier of a shop', ofShop, { shopIdentifier: 'lua' }],
    ['neighbourhood of a shop', ofShop, { address: { ...address, neighborhood: 'Pina' } }],
    ['images of a shop', ofShop, { images: ['img_2'] }],
    ['title of an offer', ofOffer, { title: 'Bolo' }],
    ['price of an offer', ofOffer, { offerPriceCents: '550' }],
    ['last day of an offer', ofOffer, { expirationDate: '2026-12-13' }],
    ['first day of an offer', ofOffer, { startDate: '2026-12-10' }],
    ['price before', ofOffer, { originalPriceCents: '891' }],
    ['shops of an offer', ofOffer, { shopsIds: ['shp_2', shopId] }],
    ['images of an offer', ofOffer, { images: [] }],
  ])(
    'is made again after a change to the %s, and removed with its item',
    (_, [key, id, item], change) => {
      const job = [{ name: 'make-link-preview', id, businessId }];
      expect(previews(key, item, { ...item, ...change })).toEqual(job);
      expect(previews(key, undefined, item)).toEqual(job);
      expect(previews(key, item, undefined)).toEqual(job);
      expect(previews(key, item, { ...item, version: '2', status: 'inactive' })).toEqual([]);
    },
  );

  it.each([{ city: 'Olinda' }, { state: 'PB' }])(
    'is made again for a shop and its offers after the change of its address to %p',
    (change) => {
      const key = keys.shop(shopId);
      expect(previews(key, shop, { ...shop, address: { ...address, ...change } })).toEqual([
        { name: 'make-link-preview', id: shopId, businessId },
        {
          name: 'make-link-previews-of-shop',
          ...{ id: shopId, businessId, version: null, place: null },
        },
      ]);
    },
  );

  it('is made again for the whole business after a change to its name', () => {
    const key = keys.business(businessId);
    const business = { status: 'active', name: 'Aurora', images: ['img_1 320 240 YJqGPQ'] };
    const job = [{ name: 'make-link-previews-of-business', id: businessId, place: null }];
    expect(previews(key, business, { ...business, name: 'Lua' })).toEqual(job);
    const all = { name: 'Lua', images: ['img_2 320 240 YJqGPQ'] };
    expect(previews(key, business, { ...business, ...all })).toEqual(job);
    expect(previews(key, business, { ...business, status: 'closed' })).toEqual([]);
    expect(previews(key, undefined, business)).toEqual([]);
    expect(previews(key, business, undefined)).toEqual([]);
    const revision = { ...business, previousActive: businessId };
    expect(previews(key, revision, { ...revision, name: 'Lua' })).toEqual([]);
  });

  it('is made again for the shops of a business after a visible change to its avatar', () => {
    const key = keys.business(businessId);
    const [ready, other] = ['img_1 320 240 YJqGPQ', 'img_2 320 240 YJqGPQ'];
    const changed = (before: string[], after: string[], previousActive = '') => {
      const business = { name: 'Aurora', ...(previousActive && { previousActive }) };
      return previews(key, { ...business, images: before }, { ...business, images: after });
    };
    const job = [{ name: 'make-link-previews-of-shops', id: businessId, place: null }];
    expect(changed([ready], [other])).toEqual(job);
    expect(changed([ready], [])).toEqual(job);
    expect(changed(['img_1'], [ready])).toEqual(job);
    // An unfinished avatar is not drawn.
    expect(changed([], ['img_1'])).toEqual([]);
    expect(changed(['img_1'], ['img_2'])).toEqual([]);
    expect(changed([ready], [other], businessId)).toEqual([]);
  });
});
