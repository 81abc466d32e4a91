import { timeZoneOf, timeZones } from '#contract/brazil/time-zones.ts';
import { businessInput } from '#contract/businesses/businesses.ts';
import { limitsOf } from '#contract/businesses/size-types.ts';
import { displayStatuses } from '#contract/offers/display-status.ts';
import { offerInput } from '#contract/offers/offer-input.ts';
import { indicationInput, indicationStatus } from '#contract/shops/indications.ts';
import { parseDay } from '#contract/shops/opening-hours.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import { seedBusinesses } from '#scripts/seed/businesses.ts';
import { seedConsumers } from '#scripts/seed/fill-consumers.ts';
import { seedVouchers } from '#scripts/seed/fill-vouchers.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';

const shops = seedBusinesses.flatMap((seed) => seed.shops);
const offers = seedBusinesses.flatMap((seed) => seed.offers);
const namesOf = (seeds: typeof seedBusinesses) => seeds.map(({ business }) => [business.name]);
const seedOf = (name: string) => {
  const seed = seedBusinesses.find(({ business }) => business.name === name);
  if (!seed) throw new Error(`There is no business ${name}.`);
  return seed;
};

const userId = '5b1f0b0e-7c8b-4c59-9d3e-2f1f6f6f7a10';
const businessId = `biz_${'0'.repeat(26)}`;
const shopId = `shp_${'0'.repeat(26)}`;
const now = new Date('2026-08-15T12:00:00.000Z');

const distinct = <T>(values: readonly T[]) => new Set(values).size;

describe('the demo data', () => {
  it('has 13 businesses, 31 shops in at least 5 states, and 153 offers', () => {
    expect(seedBusinesses).toHaveLength(13);
    expect(shops).toHaveLength(31);
    expect(distinct(shops.map(({ address }) => address.state))).toBeGreaterThanOrEqual(5);
    expect(offers).toHaveLength(153);
  });

  it('has offers in every display status', () => {
    expect(new Set(offers.map(({ shown }) => shown))).toEqual(new Set(displayStatuses));
  });

  it('has one pending, one rejected and one suspended business', () => {
    const others = seedBusinesses.map(({ outcome }) => outcome.status);
    expect(others.filter((status) => status !== 'active').sort()).toEqual([
      'pending_approval',
      'rejected',
      'suspended',
    ]);
  });

  it('has invoices of every outcome, a trial that ends today, and an agreement', () => {
    const billings = seedBusinesses.flatMap(({ billing }) => billing ?? []);
    const outcomes = billings.map(({ invoices }) => new Set(invoices));
    expect(outcomes).toContainEqual(new Set(['paid', 'refused', 'in_review', 'overdue', 'open']));
    expect(outcomes).toContainEqual(new Set(['paid', 'suspends']));
    expect(outcomes).toContainEqual(new Set());
    expect(billings.filter(({ agreement }) => agreement)).toHaveLength(1);
  });

  it('names every account, tax id, shop identifier and phone once', () => {
    const taxIds = seedBusinesses.map(
      ({ business }) => business.legalRegister ?? business.personRegister,
    );
    const identifiers = shops.map(({ shopIdentifier }) => shopIdentifier);
    const phones = shops.flatMap(({ contacts }) =>
      [contacts.Phone, contacts.WhatsApp].filter((phone) => phone !== ''),
    );
    const owners = seedBusinesses.map(({ owner }) => owner.email);
    const emails = [...owners, ...seedConsumers.map(({ email }) => email)];
    for (const values of [taxIds, identifiers, phones, emails]) {
      expect(distinct(values)).toBe(values.length);
    }
  });

  it('has a CNPJ with letters, four time zones, and hours of every kind', () => {
    expect(seedBusinesses.map(({ business }) => business.legalRegister ?? '')).toContainEqual(
      expect.stringMatching(/[A-Z]/),
    );
    const parsed = shops.map((shop) => shopInput.parse({ ...shop, businessId, imagesUrls: [] }));
    expect(new Set(parsed.map((shop) => shop.timeZone ?? timeZoneOf(shop.address.state)))).toEqual(
      new Set(timeZones),
    );
    const days = shops.flatMap(({ openingHours }) => Object.values(openingHours));
    expect(days).toEqual(expect.arrayContaining(['24HOURS', 'CLOSED']));
    const ranges = days.map((day) => parseDay(day) ?? []);
    expect(ranges.some((of) => of.length > 1)).toBe(true);
    expect(ranges.some((of) => of.some(({ to }) => to > 24 * 60))).toBe(true);
  });
});

describe.each(namesOf(seedBusinesses))('%s', (name) => {
  const seed = seedOf(name);

  it('satisfies the contract, with all shops and offers', () => {
    expect(() => businessInput.parse({ ...seed.business, userId })).not.toThrow();
    for (const shop of seed.shops) {
      expect(() => shopInput.parse({ ...shop, businessId, imagesUrls: [] })).not.toThrow();
    }
    for (const { shown: _, days, shops: __, ...offer } of seed.offers) {
      const body = {
        paymentOptions: ['PAYMENT_OPTION_PIX'],
        ...offer,
        ...{ businessId, shopsIds: [shopId], imagesUrls: [], expirationDate: dayFrom(now, days) },
      };
      expect(() => offerInput.parse(body)).not.toThrow();
    }
  });

  it('respects the limits of its size type', () => {
    const isApproved = seed.outcome.status === 'active' || seed.outcome.status === 'suspended';
    const { sizeTypeId } = seed.business;
    const approvedAt = isApproved && { approvedAt: now.toISOString() };
    const agreement = seed.billing?.agreement;
    const agreed = agreement && { agreedLimits: [{ ...agreement, validFrom: '2026-11-21' }] };
    const limits = limitsOf(sizeTypes, { sizeTypeId, ...approvedAt, ...agreed }, '2026-11-21');
    // An inactive offer is active until it is switched off.
    const published = seed.offers.filter(({ shown }) => shown !== 'expired');
    expect(seed.shops.length).toBeLessThanOrEqual(limits.maxShops);
    expect(published.length).toBeLessThanOrEqual(limits.maxActiveOffers);
  });

  it('has offers with different titles, in its own shops, with a limit if they are sold out', () => {
    expect(distinct(seed.offers.map(({ title }) => title))).toBe(seed.offers.length);
    const identifiers = seed.shops.map(({ shopIdentifier }) => shopIdentifier);
    for (const offer of seed.offers) {
      expect(identifiers).toEqual(expect.arrayContaining([...(offer.shops ?? [])]));
      if (offer.shown === 'sold_out') expect(offer.availableLimit).toBeGreaterThan(0);
    }
  });
});

describe('the demo consumers', () => {
  const active = seedBusinesses.filter(({ outcome }) => outcome.status === 'active');
  const publicShops = active.flatMap((seed) => seed.shops.map((shop) => shop.shopIdentifier));
  const followed = seedConsumers.flatMap(({ follows }) => follows);
  const indications = seedConsumers.flatMap((consumer) => consumer.indications ?? []);

  it('follow public shops, once each, and one shop more than all others', () => {
    for (const { follows } of seedConsumers) expect(distinct(follows)).toBe(follows.length);
    expect(publicShops).toEqual(expect.arrayContaining(followed));
    const counts = publicShops.map((shop) => followed.filter((each) => each === shop).length);
    const [most = 0, second = 0] = counts.toSorted((one, other) => other - one);
    expect(most).toBeGreaterThan(second);
    expect(counts).toContain(0);
  });

  it('indicated six shops, which satisfy the contract and have every status', () => {
    expect(indications).toHaveLength(6);
    for (const { status: _, ...indication } of indications) {
      expect(() => indicationInput.parse({ ...indication, consumerId: userId })).not.toThrow();
    }
    const statuses = indications.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(indicationStatus.options));
  });
});

describe('the demo vouchers', () => {
  const sellerOf = ({ shop }: (typeof seedVouchers)[number]) =>
    seedBusinesses.find(({ shops }) => shops.some((one) => one.shopIdentifier === shop));

  it('are open, cancelled, expired, or used by owner and validator', () => {
    expect(distinct(seedVouchers.map(({ became }) => became))).toBe(5);
  });

  it('belong to demo consumers, one for each offer', () => {
    const emails = seedConsumers.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(seedVouchers.map(({ consumer }) => consumer)));
    const claims = seedVouchers.map(({ consumer, offer }) => `${consumer} ${offer}`);
    expect(distinct(claims)).toBe(claims.length);
  });

  it.each(seedVouchers)('$offer of $consumer, $became, is of an offer of its shop', (voucher) => {
    const { shop, offer: title, became } = voucher;
    const seller = sellerOf(voucher);
    const offer = seller?.offers.find((one) => one.title === title);
    expect(offer?.shops ?? [shop]).toContain(shop);
    const isPast = offer?.shown === 'expired';
    expect(isPast || offer?.shown === 'active').toBe(true);
    // Only an ended offer has expired vouchers, and it has no open ones.
    if (became === 'expired') expect(isPast).toBe(true);
    if (became === 'open' || became === 'cancelled') expect(isPast).toBe(false);
    const validators = seller?.validators ?? [];
    if (became === 'used by validator') expect(validators.map((one) => one.shop)).toContain(shop);
  });
});
