import { parseInput } from '#contract/http/field-errors.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopView } from '#lambdas/shops/shop.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import {
  newShopValues,
  shopFieldOf,
  shopInputOf,
  shopValues,
} from '#web/features/shops/shop-values.ts';

const address = {
  postalCode: '50030-230',
  street: 'Rua do Bom Jesus',
  number: '125',
  complement: '',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};
const filled = {
  ...newShopValues,
  shopIdentifier: 'Padaria Dona Ána',
  address,
  contacts: { ...newShopValues.contacts, WhatsApp: '(81) 99876-5432' },
};

const shownShop = (changes: Parameters<typeof aShop>[0] = {}): Shop =>
  shopView(
    aShop(changes),
    aBusiness(),
    { followersCount: 0, isFollowing: false, activeOffersCount: 0 },
    new Date('2026-11-21T12:00:00.000Z'),
  );

describe('the form of a shop', () => {
  it('makes the input of the API, with standard hours and the most common payment options', () => {
    const { complement: _, ...required } = address;
    expect(parseInput(shopInput, shopInputOf(filled, businessId))).toEqual({
      success: true,
      data: {
        businessId,
        shopIdentifier: 'padaria-dona-ana',
        address: { ...required, postalCode: '50030230', country: 'BR' },
        imagesUrls: [],
        openingHours: standardHours,
        contacts: { Phone: '', WhatsApp: '+5581998765432', Email: '', Telegram: '' },
        paymentOptions: ['PAYMENT_OPTION_CASH', 'PAYMENT_OPTION_PIX'],
      },
    });
  });

  it.each(['about', 'shopRules', 'complement'])('sends %s only if it has text', (field) => {
    const sentWith = (text: string) => {
      const values = { ...filled, [field]: text, address: { ...address, [field]: text } };
      const input = shopInputOf(values, businessId);
      return field === 'complement' ? input.address : input;
    };
    expect(sentWith('Pão quente')).toHaveProperty(field, 'Pão quente');
    expect(sentWith(' ')).not.toHaveProperty(field);
  });

  it('omits the payment options if none is chosen', () => {
    const input = shopInputOf({ ...filled, paymentOptions: [] }, businessId);
    expect(input).not.toHaveProperty('paymentOptions');
  });

  it.each([
    ['its CEP', { postalCode: '53990-000' }, 'America/Noronha'],
    ['its city as typed', { city: ' fernando de NORONHA ' }, 'America/Noronha'],
    ['the city in another state', { city: 'Fernando de Noronha', state: 'BA' }, undefined],
    ['another address in Pernambuco', {}, undefined],
  ])('sets the time zone of Fernando de Noronha by %s', (_, changes, timeZone) => {
    const values = { ...filled, address: { ...address, ...changes } };
    expect(shopInputOf(values, businessId).timeZone).toBe(timeZone);
  });

  it('sends a shop back unchanged, with its own time zone as long as its state stays', () => {
    const shop = shownShop({
      about: 'Pão quente',
      timeZone: 'America/Rio_Branco',
      contacts: { Phone: '', WhatsApp: '+5581998765432', Email: '', Telegram: '@padaria' },
    });
    const values = shopValues(shop);
    const { shopIdentifier, openingHours, contacts, about, timeZone } = shop;
    expect(parseInput(shopInput, shopInputOf(values, shop.businessId))).toMatchObject({
      success: true,
      data: { shopIdentifier, address: shop.address, openingHours, contacts, about, timeZone },
    });
    const moved = { ...values, address: { ...values.address, state: 'SP' } };
    expect(shopInputOf(moved, shop.businessId)).not.toHaveProperty('timeZone');
  });

  it('keeps the upload of a photo that the shop now has', () => {
    const url = 'https://vitrine.test/images/shop/a/b';
    const shop = { ...shownShop(), imagesUrls: [url] };
    const sent = { id: 'one', url, uploadId: 'upl_1' };
    expect(shopValues(shop, [sent]).photos).toEqual([sent]);
    expect(shopValues(shop).photos).toEqual([{ id: url, url }]);
  });

  it('reports each required field of an untouched form', () => {
    const checked = parseInput(shopInput, shopInputOf(newShopValues, businessId));
    const fields = ['city', 'neighborhood', 'number', 'postalCode', 'state', 'street'];
    expect(checked.success ? [] : checked.errors).toEqual(
      ['shopIdentifier', ...fields.map((field) => `address.${field}`)].map((path) => ({
        ...{ path, code: 'REQUIRED' },
      })),
    );
  });

  it.each([
    ['openingHours.MON', 'hours.MON'],
    ['paymentOptions.2', 'paymentOptions'],
    ['imagesUrls.2', 'photos'],
    ['address.city', 'address.city'],
  ])('shows an error at %s at the field %s', (path, field) => {
    expect(shopFieldOf(path)).toBe(field);
  });
});
