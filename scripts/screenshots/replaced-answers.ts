import type { Offer } from '#contract/offers.ts';
import type { ResponseOf } from '#contract/route.ts';
import type { businessRoutes } from '#contract/routes/businesses.ts';
import type { Shop } from '#contract/shops.ts';
import { change } from './answers.ts';
import type { Step } from './shot.ts';

/** The business has as many shops and active offers as it may have. */
export const atLimit = change<ResponseOf<typeof businessRoutes.getBusinessUsage>>(
  '/businesses/*/usage',
  ({ limits, shopsCount, activeOffersCount }) => ({
    shopsCount,
    activeOffersCount,
    limits: { ...limits, maxShops: shopsCount, maxActiveOffers: activeOffersCount },
  }),
);

/** The shop that is read by a path is switched off. */
export const switchedOff = (path: string) =>
  change<Shop>(path, (shop) => ({ ...shop, shopStatus: 'inactive' }));

/** The owner has not given the tax id of the business. */
export const withoutTaxId = change<ResponseOf<typeof businessRoutes.listBusinesses>>(
  '/businesses',
  (list) => ({
    ...list,
    items: list.items.map(({ legalRegister: _, personRegister: __, ...business }) => business),
  }),
);

/** The shops have neither offers nor followers. */
export const newShops = change<{ readonly items: readonly Shop[] }>(
  '/businesses/*/shops',
  ({ items, ...list }) => ({
    ...list,
    items: items.map((shop) => ({ ...shop, activeOffersCount: 0, followersCount: 0 })),
  }),
);

/** Says that an offer was switched off, without switching it off. */
export const pretendToSwitchOff: Step = (page) =>
  page.route('**/api/offers/*/status', async (route) => {
    const url = route.request().url().replace('/status', '');
    const response = await route.fetch({ url, method: 'GET', postData: '' });
    const offer: Offer = await response.json();
    const off = { status: 'inactive', displayStatus: 'inactive' };
    await route.fulfill({ response, json: { ...offer, ...off, version: offer.version + 1 } });
  });
