import { QueryClient } from '@tanstack/react-query';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { previewQuery } from '#web/features/preview/api.ts';
import { linkToPreview, previewOfLink } from '#web/features/preview/preview-links.ts';
import { aConfig } from '../support/a-config.ts';
import { anAnswer } from '../support/an-answer.ts';
import { callWithMockedFetch, fetchMock } from '../support/mocked-fetch.ts';

const businessId = 'biz_01K9B1B2C3D4E5F6G7H8J9KXYZ';
const otherShopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KXYZ';

describe('a preview', () => {
  callWithMockedFetch();

  let answers: Record<string, object>;
  const aShop = (id: string) => ({ id, businessId, shopStatus: 'active' });
  const answerOffer = (shopsIds: readonly string[], displayStatus = 'active') => {
    answers[`/api/offers/${offerId}`] = { id: offerId, shopsIds, displayStatus };
  };
  const signIn = (user: object) => {
    const terms = { version: aConfig().termsVersion };
    answers['/api/users/me'] = { userId: 'sub-1', terms, ...user };
  };
  const requested = () => fetchMock.mock.calls.map(([url]) => url);
  const load = (id: string, shopName?: string) =>
    new QueryClient().fetchQuery({ ...previewQuery(id, shopName), retry: false });

  beforeEach(() => {
    answers = {
      '/api/shops/shop-identifier/donaana': aShop(shopId),
      '/api/shops/shop-identifier/other': aShop(otherShopId),
      [`/api/shops/${shopId}`]: aShop(shopId),
    };
    signIn({ role: 'staff' });
    fetchMock.mockImplementation(async (url) => {
      const answer = answers[url] ?? { code: 'SHOP_NOT_FOUND' };
      return anAnswer('code' in answer ? 404 : 200, answer);
    });
  });

  it('of an offer is in its first shop that the user may see', async () => {
    answerOffer([otherShopId, shopId]);
    expect((await load(offerId)).shop.id).toBe(shopId);
    expect(requested()).toContain(`/api/shops/${otherShopId}`);
  });

  it('of an offer is in the shop of the link, if that shop has the offer', async () => {
    answerOffer([otherShopId, shopId]);
    expect((await load(offerId, 'donaana')).shop.id).toBe(shopId);
    expect(requested()).not.toContain(`/api/shops/${otherShopId}`);
    answerOffer([shopId]);
    for (const name of ['other', 'nobody'])
      expect((await load(offerId, name)).shop.id).toBe(shopId);
  });

  it('fails if a shop fails for another reason than not being there', async () => {
    answers[`/api/shops/${shopId}`] = { code: 'FORBIDDEN' };
    answerOffer([shopId, otherShopId]);
    await expect(load(offerId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('tells the owner why customers do not see it, the widest reason first', async () => {
    signIn({ role: 'owner', businessId });
    answerOffer([shopId], 'scheduled');
    answers[`/api/businesses/${businessId}`] = { status: 'active' };
    expect(await load(offerId)).toMatchObject({ reason: 'offer.scheduled', mayChange: true });
    answers[`/api/businesses/${businessId}`] = { status: 'suspended' };
    expect(await load(offerId)).toMatchObject({ reason: 'business.suspended', mayChange: false });
    expect(await load(shopId)).toMatchObject({ reason: 'business.suspended', isMember: true });
  });

  it('tells staff nothing about the business', async () => {
    const { isMember, mayChange, reason } = await load(shopId);
    expect([isMember, mayChange, reason]).toEqual([false, false, undefined]);
  });
});

const site = 'https://vitrine.example';
it.each([
  ['/folder/padaria', '/preview/padaria'],
  ['/loja/padaria', '/preview/padaria?page=shop'],
  ['/oferta/off_1?loja=padaria', '/preview/off_1?loja=padaria&page=offer'],
  [`${site}/folder/off_1?loja=padaria#regras`, '/preview/off_1?loja=padaria'],
  ['/loja/p%C3%A3o', '/preview/p%C3%A3o?page=shop'],
  ['/termos', undefined],
  ['/preview/padaria#offers', undefined],
  ['https://elsewhere.example/folder/padaria', undefined],
  ['mailto:dona@example.com', undefined],
])('a link within a preview to %s leads to %j', (href, path) => {
  expect(previewOfLink(href, site)).toBe(path);
});

it('the choice of the flyer needs no parameter', () => {
  expect(linkToPreview('flyer', 'padaria', undefined)).toBe('/preview/padaria');
});
