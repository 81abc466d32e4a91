import { offerShop } from '#web/product/share/offer-shop.ts';

const shops = [
  { id: 'off', shopStatus: 'inactive' },
  { id: 'on', shopStatus: 'active' },
  { id: 'also-on', shopStatus: 'active' },
] as const;

describe('the shop of a displayed offer', () => {
  it.each([
    ['on', ['on']],
    ['on', ['off', 'on']],
    ['also-on', ['also-on', 'on']],
    ['off', ['off']],
    ['on', ['gone', 'on']],
    [undefined, ['gone']],
  ])('is %s for an offer in %j', (shown, shopsIds) => {
    expect(offerShop({ shopsIds }, shops)?.id).toBe(shown);
  });
});
