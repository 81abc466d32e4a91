import { businessStatus } from '#contract/businesses/businesses.ts';
import { shop as shopSchema } from '#contract/shops/shops.ts';
import { changeShop } from '#lambdas/shops/changed-shop.ts';
import { isFreeFor, reservationEnd } from '#lambdas/shops/identifiers/identifier.ts';
import { countRunning, isCurrent } from '#lambdas/shops/running-offers.ts';
import { isShopLive, newShop, shopSummaryOf, shopView } from '#lambdas/shops/shop.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
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

const inManaus = { address: anAddressIn('AM', 'Manaus') };
const versions = { version: 4, placeVersion: 3, statusVersion: 2 };

describe('a change to a shop', () => {
  it('keeps id, owner, status and creation, and makes the next version', () => {
    const shop = aShop({ shopStatus: 'inactive', version: 4, about: 'Desde 1950' });
    const { about: _, ...kept } = shop;
    const changed = { ...kept, shopRules: 'Sem cães', updatedAt: now.toISOString(), version: 5 };
    expect(changeShop(shop, aShopInput({ shopRules: 'Sem cães' }), now)).toEqual(changed);
  });

  it.each([
    ['active', 'inactive'],
    ['inactive', 'active'],
  ] as const)('from %s sets the status %s', (before, shopStatus) => {
    const input = { ...aShopInput(), shopStatus };
    expect(changeShop(aShop({ shopStatus: before }), input, now).shopStatus).toBe(shopStatus);
  });

  it.each([
    ['its city', { address: anAddressIn('PE', 'Olinda') }, { placeVersion: 5 }],
    ['its state', { address: anAddressIn('PB', 'Recife') }, { placeVersion: 5 }],
    ['its zone', { timeZone: 'America/Noronha' as const }, { placeVersion: 5 }],
    ['its status', { shopStatus: 'inactive' as const }, { statusVersion: 5 }],
    ['its texts', { about: 'Desde 1950' }, {}],
  ])('to %s stores the version of the change', (_, changes, changed) => {
    const after = { ...versions, version: 5, ...changed };
    expect(changeShop(aShop(versions), { ...aShopInput(), ...changes }, now)).toMatchObject(after);
  });

  it.each([
    ['of the state by default', inManaus, 'America/Manaus'],
    ['that the owner chose', { ...inManaus, timeZone: 'America/Noronha' }, 'America/Noronha'],
  ] as const)('uses the time zone %s', (_, input, timeZone) => {
    expect(changeShop(aShop(), aShopInput(input), now).timeZone).toBe(timeZone);
  });
});

it.each([
  ['2026-11-21T12:00:00.000Z', '2027-11-21T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2029-03-01T12:00:00.000Z'],
])('a reservation from %s lasts twelve months, until %s', (from, until) => {
  expect(reservationEnd(new Date(from)).toISOString()).toBe(until);
});

describe('an identifier', () => {
  const holder = { shopId, businessId, isReleased: false };
  const released = { ...holder, isReleased: true };
  const ofClosed = { isReleased: true };

  it.each([
    ['that nobody has is free for anyone', undefined, undefined, true],
    ['of a shop is free for nobody else', holder, 'biz_other', false],
    ['of a shop is not free for another shop of its business', holder, businessId, false],
    ['that was released is free for its business', released, businessId, true],
    ['that was released is not free for others', released, 'biz_other', false],
    ['that was released is not free for a user without a business', released, undefined, false],
    ['of a closed business is free for nobody', ofClosed, businessId, false],
    ['of a closed business is not free for a user without one', ofClosed, undefined, false],
  ])('%s', (_, held, business, isFree) => {
    expect(isFreeFor(business, held)).toBe(isFree);
  });
});

describe('the count of running offers', () => {
  const at = new Date('2026-11-21T12:00:00.000Z');
  const running = { startsAt: '2026-11-01T12:00:00.000Z', endsAt: '2026-11-30T02:59:59.000Z' };
  const later = { ...running, endsAt: '2026-12-01T02:59:59.000Z' };
  const starting = { ...running, startsAt: at.toISOString() };
  const scheduled = { startsAt: '2026-11-25T03:00:00.000Z', endsAt: '2026-12-31T02:59:59.000Z' };
  const afterRunning = '2026-11-30T02:59:59.001Z';

  it.each([
    ['is zero without offers, and never changes', [], 0, undefined],
    ['excludes offers until their start', [running, scheduled], 1, scheduled.startsAt],
    ['includes an offer that starts now', [starting], 1, afterRunning],
    ['changes right after the last second of the first to end', [later, running], 2, afterRunning],
  ])('%s', (_, offers, offersCount, offersChangeAt) => {
    const count = { offersCount, ...(offersChangeAt && { offersChangeAt }) };
    expect(countRunning(offers, at)).toStrictEqual(count);
  });

  it.each([
    ['later', { offersChangeAt: '2026-11-21T12:00:00.001Z' }, true],
    ['now', { offersChangeAt: '2026-11-21T12:00:00.000Z' }, false],
    ['never', {}, true],
  ])('that changes %s at %j is current: %s', (_, change, expected) => {
    expect(isCurrent({ offersCount: 1, ...change }, at)).toBe(expected);
  });
});
