import { check } from '#contract/field-errors.ts';
import { shopInput } from '#contract/shop-input.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { newShopValues, shopFieldOf, shopInputOf } from '#web/features/shops/shop-values.ts';

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

describe('the form of a shop', () => {
  it('makes the input of the API, with standard hours and the most common ways to pay', () => {
    expect(check(shopInput, shopInputOf(filled, businessId))).toEqual({
      success: true,
      data: {
        businessId,
        shopIdentifier: 'padariadonaana',
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

  it.each(['about', 'shopRules'])('sends %s only where it has text', (field) => {
    expect(shopInputOf({ ...filled, [field]: 'Pão quente' }, businessId)).toHaveProperty(
      field,
      'Pão quente',
    );
    expect(shopInputOf({ ...filled, [field]: ' ' }, businessId)).not.toHaveProperty(field);
  });

  it('sends the complement of the address only where it has text', () => {
    const addressWith = (complement: string) =>
      shopInputOf({ ...filled, address: { ...filled.address, complement } }, businessId).address;
    expect(addressWith('Loja 2')).toHaveProperty('complement', 'Loja 2');
    expect(addressWith(' ')).not.toHaveProperty('complement');
  });

  it('leaves out the ways to pay where none is chosen', () => {
    const input = shopInputOf({ ...filled, paymentOptions: [] }, businessId);
    expect(input).not.toHaveProperty('paymentOptions');
  });

  it('sets the time zone of Fernando de Noronha only in Pernambuco', () => {
    expect(shopInputOf({ ...filled, isOnNoronha: true }, businessId)).toMatchObject({
      timeZone: 'America/Noronha',
    });
    const elsewhere = {
      ...filled,
      isOnNoronha: true,
      address: { ...filled.address, state: 'BA' },
    };
    expect(shopInputOf(elsewhere, businessId)).not.toHaveProperty('timeZone');
  });

  it('reports each required field of an untouched form', () => {
    const checked = check(shopInput, shopInputOf(newShopValues, businessId));
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
