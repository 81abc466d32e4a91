import { hiddenReason, hiddenShopReason } from '#web/product/share/hidden-reason.ts';

type Seen = Parameters<typeof hiddenReason>[0];
const shown: Seen = { business: 'active', shop: 'active', offer: undefined };

describe('the reason why customers cannot see a flyer', () => {
  it.each<[Partial<Seen>, ReturnType<typeof hiddenReason>]>([
    [{}, undefined],
    [{ business: undefined }, undefined],
    [{ offer: 'active' }, undefined],
    [{ offer: 'sold_out' }, undefined],
    [{ business: 'pending_approval' }, 'business.pending_approval'],
    [{ business: 'rejected', shop: 'inactive' }, 'business.rejected'],
    [{ business: 'suspended', shop: 'suspended' }, 'business.suspended'],
    [{ business: 'closed', offer: 'expired' }, 'business.closed'],
    [{ shop: 'inactive', offer: 'scheduled' }, 'shop.inactive'],
    [{ business: undefined, shop: 'suspended' }, 'shop.suspended'],
    [{ offer: 'scheduled' }, 'offer.scheduled'],
    [{ offer: 'inactive' }, 'offer.inactive'],
    [{ offer: 'expired' }, 'offer.expired'],
  ])('of %j is %s', (changes, reason) => {
    expect(hiddenReason({ ...shown, ...changes })).toBe(reason);
  });
});

describe('the reason why customers cannot see a shop', () => {
  it.each([
    ['active', 'active', undefined],
    [undefined, 'active', undefined],
    ['suspended', 'inactive', 'business.suspended'],
    ['active', 'inactive', 'shop.inactive'],
    [undefined, 'suspended', 'shop.suspended'],
  ] as const)('of a business that is %s, and itself %s, is %s', (business, shop, reason) => {
    expect(hiddenShopReason({ business, shop })).toBe(reason);
  });
});
