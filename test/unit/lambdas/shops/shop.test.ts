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
const { legalRegister, ...withoutTaxId } = aBusiness();

describe('a new shop', () => {
  it('is active', () => {
    const { imagesUrls: _, ...entered } = aShopInput();
    expect(newShop(aShopInput(), creation)).toEqual({
      ...entered,
      images: [],
      id: shopId,
      userId: ownerId,
      shopStatus: 'active',
      timeZone: 'America/Sao_Paulo',
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      version: 1,
    });
  });

  it.each([
    ['AC', 'America/Rio_Branco'],
    ['AM', 'America/Manaus'],
    ['DF', 'America/Sao_Paulo'],
  ] as const)('in %s has the time zone of its state', (state, zone) => {
    const input = aShopInput({ address: anAddressIn(state, 'Capital') });
    expect(newShop(input, creation).timeZone).toBe(zone);
  });

  it('on Noronha has the time zone that its owner chose', () => {
    expect(newShop(aShopInput({ timeZone: 'America/Noronha' }), creation).timeZone).toBe(
      'America/Noronha',
    );
  });
});

describe('a shop', () => {
  it('is live only when it and its business are active', () => {
    const live = (['active', 'inactive'] as const).flatMap((shop) =>
      businessStatus.options
        .filter((status) => isShopLive(aShop({ shopStatus: shop }), aBusiness({ status })))
        .map((status) => `${shop} of ${status}`),
    );
    expect(live).toEqual(['active of active']);
  });

  it.each([
    ['its CNPJ', aBusiness(), { name: 'Padaria Aurora', taxId: legalRegister, taxIdType: 'CNPJ' }],
    [
      'its registered name',
      aBusiness({ legalName: 'Aurora Pães Ltda' }),
      { name: 'Aurora Pães Ltda', taxId: legalRegister, taxIdType: 'CNPJ' },
    ],
    [
      'the CPF of a person',
      { ...withoutTaxId, personRegister: '52998224725' },
      { name: 'Padaria Aurora', taxId: '52998224725', taxIdType: 'CPF' },
    ],
    ['its name alone before it has a tax id', withoutTaxId, { name: 'Padaria Aurora' }],
  ])('names its legal owner by %s', (_, business, legal) => {
    expect(shopView(aShop(), business, details, now).legal).toEqual(legal);
  });

  it('shows whether it is open, and until when', () => {
    expect(shopView(aShop(), aBusiness(), details, now)).toMatchObject({
      ...details,
      isOpenNow: true,
      closesAt: '2026-11-20T21:00:00.000Z',
      images: [],
    });
  });

  it('is shown as suspended while its business is', () => {
    const business = aBusiness({ status: 'suspended' });
    expect(shopView(aShop(), business, details, now).shopStatus).toBe('suspended');
    expect(shopSummaryOf(aShop(), business, details, now).shopStatus).toBe('suspended');
  });

  it('matches the schema of the contract', () => {
    const shown = shopSchema.safeParse(shopView(aShop(), aBusiness(), details, now));
    expect(shown.success).toBe(true);
    expect(shown.data).not.toHaveProperty('userId');
  });

  it('has a summary', () => {
    expect(
      shopSummaryOf(
        aShop({ images: [{ key: imageKeyNo('shop', 2) }, aStoredImage('shop')] }),
        aBusiness(),
        details,
        now,
      ),
    ).toEqual({
      id: shopId,
      businessId: aShop().businessId,
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
    expect(shopSummaryOf(aShop(), aBusiness(), details, now)).not.toHaveProperty('imageUrl');
  });
});
