import type { Query } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { shownSince } from '#web/platform/offline/answers/answer-rules.ts';

const query = (dataUpdatedAt: number, ...queryKey: unknown[]) =>
  ({ queryKey, state: { data: dataUpdatedAt || undefined, dataUpdatedAt } }) as unknown as Query;

const me = query(1000, routeKeyOf(userRoutes.getMe), {});
const business = query(2000, routeKeyOf(businessRoutes.listBusinesses), {});
const rowOfMenu = query(1000, routeKeyOf(shopRoutes.listShopsOfBusiness), {});
const shops = query(5000, routeKeyOf(shopRoutes.listShopsOfBusiness), 'pages', {});
const offer = query(3000, routeKeyOf(offerRoutes.getOffer), {});
const missing = query(0, routeKeyOf(shopRoutes.getShop), {});

describe("the age of a screen's data", () => {
  it.each([
    ['a list, and not what the menu needs', [me, rowOfMenu, shops], 5000],
    ['the oldest of a form and its lists', [me, shops, offer], 3000],
    ['the business on other screens', [me, rowOfMenu, business, missing], 2000],
    ['nothing that the frame alone needs', [me, rowOfMenu], undefined],
    ['nothing', [missing], undefined],
  ])('comes from %s', (_, queries, since) => {
    expect(shownSince(queries)).toBe(since);
  });
});
