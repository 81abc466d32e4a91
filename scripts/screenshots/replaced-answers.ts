import type { Business } from '#contract/businesses.ts';
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

/** The business is of the special size. */
export const ofSpecialSize = change<ResponseOf<typeof businessRoutes.listBusinesses>>(
  '/businesses',
  ({ items, ...list }) => ({ ...list, items: items.map((item) => ({ ...item, sizeTypeId: 99 })) }),
);

/** A change of the business waits for approval. */
export const withRevision = change<ResponseOf<typeof businessRoutes.listBusinesses>>(
  '/businesses',
  ({ items, ...list }) => ({
    ...list,
    items: items.map(({ suspendedReason: _, ...live }) => ({
      ...live,
      id: `${live.id}-change`,
      name: `${live.name} e Filhas`,
      status: 'pending_approval',
      previousActive: live.id,
    })),
    active: items[0],
  }),
);

/** What waits for a decision are changes of suspended businesses. */
export const ofSuspendedBusinesses = change<{ readonly items: readonly Business[] }>(
  '/staff/businesses',
  ({ items, ...list }) => ({
    ...list,
    items: items.map((item) => ({
      ...item,
      previousActive: item.id,
      active: { ...item, status: 'suspended' },
    })),
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
