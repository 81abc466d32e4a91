import { parseInput } from '#contract/http/field-errors.ts';
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

const filled = {
  ...newShopValues,
  shopIdentifier: 'Padaria Dona Ána',
  address: {
    ...newShopValues.address,
    postalCode: '50030-230',
    street: 'Rua do Bom Jesus',
    number: '125',
    neighborhood: 'Recife',
    city: 'Recife',
    state: 'PE',
  },
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
    expect(parseInput(shopInput, shopInputOf(filled, businessId))).toEqual({
      success: true,
      data: {
        businessId,
        shopIdentifier: 'padaria-dona-ana',
        address: {
          postalCode: '50030230',
          street: 'Rua do Bom Jesus',
          number: '125',
          neighborhood: 'Recife',
          city: 'Recife',
          state: 'PE',
          country: 'BR',
        },
        imagesUrls: [],
        openingHours: {
          SUN: 'CLOSED',
          MON: '8-18',
          TUE: '8-18',
          WED: '8-18',
          THU: '8-18',
          FRI: '8-18',
          SAT: '8-18',
        },
        contacts: { Phone: '', WhatsApp: '+5581998765432', Email: '', Telegram: '' },
        paymentOptions: ['PAYMENT_OPTION_CASH', 'PAYMENT_OPTION_PIX'],
      },
    });
  });

  it.each(['about', 'shopRules'])('sends %s only if it has text', (field) => {
    expect(shopInputOf({ ...filled, [field]: 'Pão quente' }, businessId)).toHaveProperty(
      field,
      'Pão quente',
    );
    expect(shopInputOf({ ...filled, [field]: ' ' }, businessId)).not.toHaveProperty(field);
  });

  it('sends the complement of the address only if it has text', () => {
    const addressWith = (complement: string) =>
      shopInputOf({ ...filled, address: { ...filled.address, complement } }, businessId).address;
    expect(addressWith('Loja 2')).toHaveProperty('complement', 'Loja 2');
    expect(addressWith(' ')).not.toHaveProperty('complement');
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
    const address = { ...filled.address, ...changes };
    expect(shopInputOf({ ...filled, address }, businessId).timeZone).toBe(timeZone);
  });

  it('sends a shop back unchanged, with its own time zone as long as its state stays', () => {
    const shop = shownShop({
      about: 'Pão quente',
      timeZone: 'America/Rio_Branco',
      contacts: { Phone: '', WhatsApp: '+5581998765432', Email: '', Telegram: '@padaria' },
    });
    const values = shopValues(shop);
    const checked = parseInput(shopInput, shopInputOf(values, shop.businessId));
    expect(checked).toMatchObject({
      success: true,
      data: {
        shopIdentifier: shop.shopIdentifier,
        address: shop.address,
        openingHours: shop.openingHours,
        contacts: shop.contacts,
        about: 'Pão quente',
        timeZone: 'America/Rio_Branco',
      },
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
    const errors = checked.success ? [] : checked.errors;
    expect(errors.map(({ path, code }) => `${shopFieldOf(path)} ${code}`)).toEqual([
      'shopIdentifier REQUIRED',
      'address.city REQUIRED',
      'address.neighborhood REQUIRED',
      'address.number REQUIRED',
      'address.postalCode REQUIRED',
      'address.state REQUIRED',
      'address.street REQUIRED',
    ]);
  });

  it('starts without contacts', () => {
    const none = { Phone: '', WhatsApp: '', Email: '', Telegram: '' };
    expect(shopInputOf(newShopValues, businessId).contacts).toEqual(none);
  });

  it.each([
    ['openingHours.MON', 'hours.MON'],
    ['paymentOptions.2', 'paymentOptions'],
    ['address.city', 'address.city'],
  ])('shows an error at %s at the field %s', (path, field) => {
    expect(shopFieldOf(path)).toBe(field);
  });
});
