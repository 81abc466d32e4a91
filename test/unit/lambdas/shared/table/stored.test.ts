import { parseOffer } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { packTexts, unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import { parseShop } from '#lambdas/shops/store/shop-store.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { logLines } from '#test/support/log-lines.ts';
import { stored } from '#test/support/stored.ts';

describe('a stored item', () => {
  it('that does not pass the input rules is still read', () => {
    const offer = {
      ...stored.offer(anOffer()),
      title: 'x',
      paymentOptions: [],
      offerPriceCents: 0,
    };
    expect(parseOffer(offer, undefined)?.offer).toMatchObject({ title: 'x', paymentOptions: [] });
    const shop = { ...stored.shop(aShop()), shopIdentifier: 'a', images: ['old'] };
    expect(parseShop(shop)).toMatchObject({
      shopIdentifier: 'a',
      images: [{ key: `shop/${businessId}/old` }],
    });
  });

  it('that does not parse counts as absent, and only its key and invalid fields are logged', async () => {
    const item = { ...stored.shop(aShop()), contacts: '+5581998765432' };
    const lines = await logLines(async () => expect(parseShop(item)).toBeUndefined());
    expect(lines.join('')).toContain(keys.shop(aShop().id).PK);
    expect(lines.join('')).toContain('contacts');
    expect(lines.join('')).not.toContain('998765432');
  });
});

describe('packed texts', () => {
  it('are unchanged after unpacking', () => {
    const texts = { about: 'Pão 🍞', shopRules: 'Só até às 18h' };
    const packed = packTexts({ id: '1', ...texts }, ['about', 'shopRules']);
    expect(Object.keys(packed)).toEqual(['id', 'packedTexts']);
    expect(unpackTexts(packed)).toMatchObject({ id: '1', ...texts });
    expect(packTexts({ about: undefined }, ['about'])).toEqual({});
    expect(unpackTexts(undefined)).toBeUndefined();
  });
});
