import { offerLink, posterLink, previewLink } from '#web/product/share/flyer-link.ts';
import { hiddenReason, hiddenShopReason } from '#web/product/share/hidden-reason.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';

it('a link has the identifier of its shop, if there is one', () => {
  expect([offerLink('off_1', 'aurora'), offerLink('off_1', undefined)]).toEqual([
    '/folder/off_1?loja=aurora',
    '/folder/off_1',
  ]);
  expect([previewLink('off_1', 'aurora'), previewLink('aurora')]).toEqual([
    '/preview/off_1?loja=aurora',
    '/preview/aurora',
  ]);
  expect(posterLink('aurora')).toBe('/poster/aurora');
});

type Seen = Parameters<typeof hiddenReason>[0];

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
])('customers cannot see a flyer with %j because of %s', (changes, reason) => {
  const shown: Seen = { business: 'active', shop: 'active', offer: undefined, ...changes };
  expect(hiddenReason(shown)).toBe(reason);
});

it.each([
  ['active', 'active', undefined],
  ['suspended', 'inactive', 'business.suspended'],
  ['active', 'inactive', 'shop.inactive'],
  [undefined, 'suspended', 'shop.suspended'],
] as const)(
  'customers cannot see a shop of a business (%s) that is %s because of %s',
  (business, shop, reason) => {
    expect(hiddenShopReason({ business, shop })).toBe(reason);
  },
);

it.each([
  ['on', ['off', 'on']],
  ['also-on', ['also-on', 'on']],
  ['off', ['off']],
  ['on', ['gone', 'on']],
  [undefined, ['gone']],
])('the displayed shop is %s for an offer in %j', (shown, shopsIds) => {
  const shops = [
    { id: 'off', shopStatus: 'inactive' },
    { id: 'on', shopStatus: 'active' },
    { id: 'also-on', shopStatus: 'active' },
  ] as const;
  expect(offerShop({ shopsIds }, shops)?.id).toBe(shown);
});
