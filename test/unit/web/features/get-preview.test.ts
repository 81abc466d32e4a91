import { QueryClient } from '@tanstack/react-query';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { previewQuery } from '#web/features/preview/api.ts';
import { aConfig } from '../support/a-config.ts';
import { anAnswer } from '../support/an-answer.ts';

const businessId = 'biz_01K9B1B2C3D4E5F6G7H8J9KXYZ';
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

/** The parts of answers that decide what a preview shows. */
const aShop = (id: string, shopStatus = 'active') => ({ id, businessId, shopStatus });
const anOfferIn = (...shopsIds: readonly string[]) => ({
  ...{ id: offerId, shopsIds },
  displayStatus: 'active',
});

function signIn(user: object): void {
  answers['/api/users/me'] = () => anAnswer(200, user);
}

/** Returns the ids of the previewed shop and offer. */
const find = async (id: string, shopName?: string) => {
  const { shop, offer } = await load(id, shopName);
  return { shop: shop.id, offer: offer?.id };
};
const load = (id: string, shopName?: string) =>
  new QueryClient().fetchQuery({ ...previewQuery(id, shopName), retry: false });

describe('a preview', () => {
  beforeEach(() => {
    signIn({ userId: 'sub-1', role: 'staff', terms: { version: aConfig().termsVersion } });
    answers['/api/shops/shop-identifier/donaana'] = () => anAnswer(200, aShop(shopId));
    answers[`/api/shops/${shopId}`] = () => anAnswer(200, aShop(shopId));
  });

  it.each(['donaana', shopId])('of a shop is found by %s', async (name) => {
    expect(await find(name)).toEqual({ shop: shopId, offer: undefined });
  });

  it('of an offer is in its first shop that the user may see', async () => {
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, anOfferIn(otherShopId, shopId));
    expect(await find(offerId)).toEqual({ shop: shopId, offer: offerId });
    expect(requested).toContain(`/api/shops/${otherShopId}`);
  });

  it('of an offer is in the shop of the link, if that shop has the offer', async () => {
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, anOfferIn(otherShopId, shopId));
    expect(await find(offerId, 'donaana')).toEqual({ shop: shopId, offer: offerId });
    expect(requested).not.toContain(`/api/shops/${otherShopId}`);
  });

  it.each(['other', 'nobody'])('of an offer ignores %s, a shop without the offer', async (name) => {
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, anOfferIn(shopId));
    answers['/api/shops/shop-identifier/other'] = () => anAnswer(200, aShop(otherShopId));
    expect(await find(offerId, name)).toEqual({ shop: shopId, offer: offerId });
  });

  it('is missing for an unknown shop or offer, even if the link names a shop', async () => {
    answers[`/api/offers/${offerId}`] = () => anAnswer(404, { code: 'OFFER_NOT_FOUND' });
    await expect(find(offerId, 'donaana')).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
    await expect(find('nobody')).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND' });
  });

  it('fails if a shop fails for another reason than not being there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answers[`/api/shops/${shopId}`] = () => anAnswer(403, { code: 'FORBIDDEN' });
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, anOfferIn(shopId, otherShopId));
    await expect(find(offerId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('tells the owner why customers do not see it, the widest reason first', async () => {
    const owner = { userId: 'sub-1', role: 'owner', businessId };
    signIn({ ...owner, terms: { version: aConfig().termsVersion } });
    const offer = { ...anOfferIn(shopId), displayStatus: 'scheduled' };
    answers[`/api/offers/${offerId}`] = () => anAnswer(200, offer);
    answers[`/api/businesses/${businessId}`] = () => anAnswer(200, { status: 'active' });
    expect(await load(offerId)).toMatchObject({ reason: 'offer.scheduled', mayChange: true });
    answers[`/api/businesses/${businessId}`] = () => anAnswer(200, { status: 'suspended' });
    expect(await load(offerId)).toMatchObject({ reason: 'business.suspended', mayChange: false });
    expect(await load(shopId)).toMatchObject({ reason: 'business.suspended', isMember: true });
  });

  it('tells staff nothing about the business', async () => {
    expect(await load(shopId)).toMatchObject({ isMember: false, mayChange: false });
    expect((await load(shopId)).reason).toBeUndefined();
  });
});
