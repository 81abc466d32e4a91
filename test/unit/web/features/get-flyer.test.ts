import { QueryClient } from '@tanstack/react-query';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { flyerQuery } from '#web/features/flyer/api.ts';
import { aConfig } from '../support/a-config.ts';
import { anAnswer } from '../support/an-answer.ts';

const otherShopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KXYZ';
const answers: Record<string, () => Response> = {};
const requested: string[] = [];

beforeAll(() => {
  setAppConfig(aConfig());
  Object.assign(globalThis, {
    document: { cookie: '' },
    fetch: async (url: string) => {
      requested.push(url);
      return answers[url]?.() ?? anAnswer(404, { code: 'SHOP_NOT_FOUND' });
    },
  });
});

beforeEach(() => {
  requested.length = 0;
  for (const url of Object.keys(answers)) delete answers[url];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const getFlyer = (id: string, shopIdentifier?: string) =>
  new QueryClient().fetchQuery({ ...flyerQuery(id, shopIdentifier), retry: false });

describe('a flyer', () => {
  it("is found by the shop's identifier", async () => {
    answers['/api/shops/shop-identifier/donaana'] = () => anAnswer(200, { id: shopId });
    expect(await getFlyer('donaana')).toEqual({ shop: { id: shopId } });
  });

  it('is found by the shop id', async () => {
    answers[`/api/shops/${shopId}`] = () => anAnswer(200, { id: shopId });
    expect(await getFlyer(shopId)).toEqual({ shop: { id: shopId } });
  });

  it("is found by an offer id, for the offer's first live shop", async () => {
    const offer = { id: offerId, shopsIds: [otherShopId, shopId] };
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, offer);
    answers[`/api/shops/${shopId}`] = () => anAnswer(200, { id: shopId });
    expect(await getFlyer(offerId)).toEqual({ shop: { id: shopId }, offer });
    expect(requested).toContain(`/api/shops/${otherShopId}`);
  });

  it('is not found for an offer that has ended, nor for an unknown shop', async () => {
    answers[`/api/offers/${offerId}`] = () => anAnswer(404, { code: 'OFFER_NOT_FOUND' });
    await expect(getFlyer(offerId)).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
    await expect(getFlyer('nobody')).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND' });
  });

  it('of an offer is in the shop of the link, if the shop has the offer', async () => {
    const offer = { id: offerId, shopsIds: [otherShopId, shopId] };
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, offer);
    answers['/api/shops/shop-identifier/donaana'] = () => anAnswer(200, { id: shopId });
    expect(await getFlyer(offerId, 'donaana')).toEqual({ offer, shop: { id: shopId } });
    expect(requested).not.toContain(`/api/shops/${otherShopId}`);
  });

  it('of an offer is not in a shop without the offer, even if the link names it', async () => {
    const offer = { id: offerId, shopsIds: [shopId] };
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, offer);
    answers[`/api/shops/${shopId}`] = () => anAnswer(200, { id: shopId });
    answers['/api/shops/shop-identifier/other'] = () => anAnswer(200, { id: otherShopId });
    expect(await getFlyer(offerId, 'other')).toEqual({ offer, shop: { id: shopId } });
    expect(await getFlyer(offerId, 'nobody')).toEqual({ offer, shop: { id: shopId } });
  });

  it('of an offer that has ended shows the shop of the link', async () => {
    answers[`/api/offers/${offerId}`] = () => anAnswer(404, { code: 'OFFER_NOT_FOUND' });
    answers['/api/shops/shop-identifier/donaana'] = () => anAnswer(200, { id: shopId });
    expect(await getFlyer(offerId, 'donaana')).toEqual({ shop: { id: shopId }, isOfferOver: true });
    await expect(getFlyer(offerId, 'nobody')).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
  });

  it('fails if the offer has ended and its shop fails for another reason than not being live', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answers[`/api/offers/${offerId}`] = () => anAnswer(404, { code: 'OFFER_NOT_FOUND' });
    answers['/api/shops/shop-identifier/donaana'] = () => anAnswer(403, { code: 'FORBIDDEN' });
    await expect(getFlyer(offerId, 'donaana')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('fails if the offer fails for another reason than having ended', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answers[`/api/offers/${offerId}`] = () => anAnswer(403, { code: 'FORBIDDEN' });
    answers['/api/shops/shop-identifier/donaana'] = () => anAnswer(200, { id: shopId });
    await expect(getFlyer(offerId, 'donaana')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('fails if a shop fails for another reason than not being live', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answers[`/api/shops/${shopId}`] = () => anAnswer(403, { code: 'FORBIDDEN' });
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, { shopsIds: [shopId, otherShopId] });
    await expect(getFlyer(offerId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
