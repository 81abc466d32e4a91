import { check } from '#contract/field-errors.ts';
import { shopInput } from '#contract/shops.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { newShopValues, shopFieldOf, shopInputOf } from '#web/features/shops/shop-values.ts';

const filled = {
  ...newShopValues,
  shopIdentifier: 'Padaria Dona Ána',
  address: {
    postalCode: '50030-230',
    street: 'Rua do Bom Jesus',
    number: '125',
    complement: ' ',
    neighborhood: 'Recife',
    city: 'Recife',
    state: 'PE',
  },
  contacts: { ...newShopValues.contacts, WhatsApp: '(81) 99876-5432' },
};

describe('the form of a shop', () => {
  it('makes the input of the API', () => {
    const checked = check(shopInput, shopInputOf(filled, businessId));
    expect(checked).toMatchObject({
      success: true,
      data: {
        shopIdentifier: 'padariadonaana',
        address: { postalCode: '50030230', country: 'BR' },
        openingHours: { SUN: 'CLOSED', MON: '8-18' },
        contacts: { WhatsApp: '+5581998765432', Phone: '' },
      },
    });
    expect(checked.success && checked.data.address).not.toHaveProperty('complement');
    expect(checked.success && checked.data).not.toHaveProperty('timeZone');
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

  it('has a field for each error of an empty form', () => {
    const checked = check(shopInput, shopInputOf(newShopValues, businessId));
    expect(checked.success ? [] : checked.errors.map(({ path }) => shopFieldOf(path))).toEqual([
      'shopIdentifier',
      'address.city',
      'address.neighborhood',
      'address.number',
      'address.postalCode',
      'address.state',
      'address.street',
    ]);
    expect(shopFieldOf('openingHours.MON')).toBe('hours.MON');
    expect(shopFieldOf('paymentOptions.2')).toBe('paymentOptions');
  });
});
