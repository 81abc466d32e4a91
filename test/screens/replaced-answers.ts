import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { answer, changeAnswer } from './answers.ts';

const { getBusinessUsage, listBusinesses } = businessRoutes;

export const noShops = answer(shopRoutes.listShopsOfBusiness, () => ({ items: [] }));

export const noOffers = answer(offerRoutes.listOffersOfBusiness, () => ({ items: [] }));

/** The business has reached its limits of shops and active offers. */
export const atLimit = changeAnswer(
  getBusinessUsage,
  ({ limits, shopsCount, activeOffersCount }) => ({
    shopsCount,
    activeOffersCount,
    limits: { ...limits, maxShops: shopsCount, maxActiveOffers: activeOffersCount },
  }),
);

/** The shop that a route reads is switched off. */
export const switchedOff = (
  route: typeof shopRoutes.getShop | typeof shopRoutes.getShopByIdentifier,
) => changeAnswer(route, (shop) => ({ ...shop, shopStatus: 'inactive' }) as const);

/** The business has no tax id yet. */
export const withoutTaxId = changeAnswer(listBusinesses, (list) => ({
  ...list,
  items: list.items.map(({ legalRegister: _, personRegister: __, ...business }) => business),
}));

/** The business has the special size. */
export const ofSpecialSize = changeAnswer(listBusinesses, ({ items, ...list }) => ({
  ...list,
  items: items.map((item) => ({ ...item, sizeTypeId: 99 }) as const),
}));

/** A change of the business waits for approval. */
export const withRevision = changeAnswer(listBusinesses, ({ items: [live, ...rest], ...list }) => {
  if (!live) throw new Error('There is no business to change');
  const { suspendedReason: _, id, ...change } = live;
  const name = `${live.name} e Filhas`;
  const status = 'pending_approval' as const;
  const revision = { ...change, id: `${id}-change`, name, status, previousActive: id };
  return { ...list, items: [revision, ...rest], active: live };
});

/** Staff have refused a change of the name. */
export const withRefusedRevision = changeAnswer(
  listBusinesses,
  ({ items: [live, ...rest], ...list }) => {
    if (!live) throw new Error('There is no business to change');
    const rejectionReason = 'O nome precisa ser o da fachada.';
    const refusal = { status: 'rejected', rejectionReason, previousActive: live.id } as const;
    const change = { ...live, ...refusal, id: `${live.id}-change`, name: `${live.name} e Filhas` };
    return { ...list, items: [{ ...live, rejectionReason }, ...rest], rejectedRevision: change };
  },
);

export const newShops = changeAnswer(shopRoutes.listShopsOfBusiness, ({ items, ...list }) => ({
  ...list,
  items: items.map((shop) => ({ ...shop, activeOffersCount: 0, followersCount: 0 })),
}));

/**
 * The shop has twelve offers, whose texts are as long as usual; one is expensive. A sold-out one comes on top, which
 * paper leaves out.
 */
export const twelveOffers = changeAnswer(offerRoutes.listOffersOfShop, ({ items, ...list }) => {
  const active = items.filter(({ displayStatus }) => displayStatus === 'active');
  const copies = Array.from({ length: 13 }, (_, index) => {
    const offer = active[index % active.length];
    if (!offer) throw new Error('There is no active offer to copy');
    return { ...offer, id: `${offer.id.slice(0, -2)}${index + 10}` };
  });
  const [expensive, soldOut, ...others] = copies;
  if (!expensive || !soldOut) throw new Error('There are no copies');
  const prices = { originalPrice: 15_999.9, offerPrice: 12_499.9, discountPercent: 22 };
  return {
    ...list,
    items: [
      { ...expensive, ...prices },
      ...others,
      { ...soldOut, displayStatus: 'sold_out' as const },
    ],
  };
});

/** Removes a shop's contacts. */
export const hideContacts = (shop: Shop): Shop => ({
  ...shop,
  contacts: { WhatsApp: '', Phone: '', Email: '', Telegram: '' },
});
