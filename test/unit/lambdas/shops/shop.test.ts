import { businessStatus } from '#contract/businesses/businesses.ts';
import { shop as shopSchema } from '#contract/shops/shops.ts';
import { isShopLive, newShop, shopSummaryOf, shopView } from '#lambdas/shops/shop.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { ownerId } from '#test/support/builders/people.ts';

// A Friday, 12:00 in Recife.
const now = new Date('2026-11-20T15:00:00.000Z');
const details = { followersCount: 7, isFollowing: true, activeOffersCount: 2 };
const creation = { id: shopId, userId: ownerId, now };
const { legalRegister: taxId, ...withoutTaxId } = aBusiness();
const view = (business = aBusiness()) => shopView(aShop(), business, details, now);
const summary = (shop = aShop(), business = aBusiness()) =>
  shopSummaryOf(shop, business, details, now);

describe('a new shop', () => {
  it('is active', () => {
    const { createdAt: _created, updatedAt: _updated, ...expected } = aShop();
    const at = now.toISOString();
    expect(newShop(aShopInput(), creation)).toEqual({ ...expected, createdAt: at, updatedAt: at });
  });

  it.each([
    ['of its state', 'America/Rio_Branco', { address: anAddressIn('AC', 'Capital') }],
    ['of its state', 'America/Manaus', { address: anAddressIn('AM', 'Capital') }],
    ['of its state', 'America/Sao_Paulo', { address: anAddressIn('DF', 'Capital') }],
    ['that its owner chose', 'America/Noronha', { timeZone: 'America/Noronha' }],
  ] as const)('has the time zone %s, %s', (_, zone, changes) => {
    expect(newShop(aShopInput(changes), creation).timeZone).toBe(zone);
  });
});

describe('a shop', () => {
  it('is live only when it and its business are active', () => {
    const live = (['active', 'inactive'] as const).flatMap((shopStatus) =>
      businessStatus.options
        .filter((status) => isShopLive(aShop({ shopStatus }), aBusiness({ status })))
        .map((status) => `${shopStatus} of ${status}`),
    );
    expect(live).toEqual(['active of active']);
  });

  it.each([
    ['its CNPJ', aBusiness(), { taxId, taxIdType: 'CNPJ' }],
    [
      'its registered name',
      aBusiness({ legalName: 'Aurora Ltda' }),
      { name: 'Aurora Ltda', taxId, taxIdType: 'CNPJ' },
    ],
    [
      'the CPF of a person',
      { ...withoutTaxId, personRegister: '52998224725' },
      { taxId: '52998224725', taxIdType: 'CPF' },
    ],
    ['its name alone before it has a tax id', withoutTaxId, {}],
  ])('names its legal owner by %s', (_, business, legal) => {
    expect(view(business).legal).toEqual({ name: 'Padaria Aurora', ...legal });
  });

  it('shows whether it is open, and until when, as the contract says', () => {
    const closesAt = '2026-11-20T21:00:00.000Z';
    expect(view()).toMatchObject({ ...details, isOpenNow: true, closesAt, images: [] });
    const shown = shopSchema.safeParse(view());
    expect(shown.success).toBe(true);
    expect(shown.data).not.toHaveProperty('userId');
  });

  it('is shown as suspended while its business is', () => {
    const business = aBusiness({ status: 'suspended' });
    expect(view(business).shopStatus).toBe('suspended');
    expect(summary(aShop(), business).shopStatus).toBe('suspended');
  });

  it('has a summary with the first image that is ready', () => {
    const images = [{ key: imageKeyNo('shop', 2) }, aStoredImage('shop')];
    expect(summary(aShop({ images }))).toEqual({
      id: shopId,
      businessId: aBusiness().id,
      business: { id: aBusiness().id, name: aBusiness().name },
      shopIdentifier: 'padariaaurora',
      shopStatus: 'active',
      imageUrl: imageUrlNo('shop'),
      city: 'Recife',
      state: 'PE',
      neighborhood: 'Boa Viagem',
      isOpenNow: true,
      ...details,
    });
    expect(summary()).not.toHaveProperty('imageUrl');
  });
});
