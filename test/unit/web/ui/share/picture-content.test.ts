import type { Offer } from '#contract/offers/offers.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { pictureContentOf } from '#web/product/share/status-picture/picture-content.ts';
import { portuguese } from '../../support/portuguese.ts';

const business = { id: aBusiness().id, name: 'Padaria Sol da Aurora' };
const { address } = aShopInput();
const year = new Date().getUTCFullYear();

const { startDate: _s, ...base } = offerView(
  anOffer(),
  { claimedCount: 0, redeemedCount: 0 },
  aBusiness(),
  new Date(),
);
const offer: Offer = {
  ...base,
  title: 'Bolo de rolo',
  originalPrice: 34,
  offerPrice: 25.9,
  discountPercent: 23,
  expirationDate: `${year}-12-31`,
  displayStatus: 'active',
};

const contentOf = (changes: Partial<Offer> = {}, shop = { business, address } as const) =>
  pictureContentOf(portuguese, { ...offer, ...changes }, shop, 'https://vitrine.test/folder/1');

const factsOf = (changes: Partial<Offer>) =>
  contentOf(changes).facts.map(({ text, struck = '' }) => (text + struck).replace(/\s/g, ' '));

describe('the words of a status picture', () => {
  it('are the price before, the discount and the last day', () => {
    expect(factsOf({})).toEqual([
      'de R$ 34,00',
      '−23%',
      expect.stringMatching(/^até ..., 31\/12$/),
    ]);
    expect(contentOf().facts[0]?.struck?.replace(/\s/g, ' ')).toBe('R$ 34,00');
  });

  it('leave out a discount that is rounded down to nothing', () => {
    expect(factsOf({ offerPrice: 33.9, discountPercent: 0 })).toHaveLength(2);
  });

  it('name the shop and its address, so that customers find it', () => {
    expect(contentOf().shopName).toBe('Padaria Sol da Aurora');
    expect(contentOf().place).toEqual([
      expect.stringContaining(address.street),
      expect.stringContaining(address.city),
    ]);
  });

  it('say that an offer is sold out', () => {
    expect(contentOf().mark).toBeUndefined();
    expect(contentOf({ displayStatus: 'sold_out' }).mark).toBe('Esgotada');
  });

  it('name only the business if the shop is unknown', () => {
    const { shopName, place } = pictureContentOf(portuguese, offer, undefined, '');
    expect([shopName, place]).toEqual([offer.business.name, []]);
  });
});
