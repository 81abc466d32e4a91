import type { Route } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, anOfferInput, offerId, onDays } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { readsLag } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, itemAt, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer } from '#test/support/stored.ts';

const { createOffer, deleteOffer, deleteOfferLimit, setOfferLimit, setOfferStatus, updateOffer } =
  offerRoutes;
const now = '2026-11-21T12:00:00.000Z';
const { maxActiveOffers: most } = limitsOn(aBusiness(), new Date(now));
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const counters = keys.businessCounters(businessId);

const runs = anOffer({ perConsumerLimit: 2, moreDetails: 'Quentinho' });
const ended = { ...runs, ...onDays('2026-11-19') };
const isOff = { ...runs, status: 'inactive' as const };
const endsSoon = { ...runs, endsAt: '2026-11-21T12:00:30.000Z' };

/** Rows of other offers in the list of the business. */
const others = (count: number, state = 'active#2026-12-31T02:59:59.000Z') =>
  Array.from({ length: count }, (_, n) => ({
    ...keys.offerOfBusiness(businessId, `off_${state}_${n}`),
    LSI1SK: `${state}#off_${n}`,
  }));

const holds = (count: number, offer = runs, availableLimit?: number) =>
  tableHolds(
    ...aBakery({ shops }),
    ...publishedOffer(offer),
    {
      ...keys.offerCounters(offerId),
      claimedCount: 0,
      redeemedCount: 0,
      ...(availableLimit !== undefined && { availableLimit }),
    },
    ...others(count),
  );

const send = async (route: Route, body?: object) => {
  const { status, code } = await call(route, { as: owner, params: { id: offerId }, body });
  return code ?? status;
};
const change = (changes: object = {}) =>
  send(updateOffer, { ...anOfferInput({ perConsumerLimit: 2 }), ...changes });
const publish = () => send(createOffer, anOfferInput());
const revision = async () => (await itemAt(counters))?.['offersRevision'];

const refusal = 'LIMIT_OF_SIZE_TYPE_REACHED';

beforeEach(() => stopDateAndPausesAt(now));

describe('a new offer', () => {
  it('needs room among the active offers; offers that are off or have ended do not count', async () => {
    await holds(most - 2);
    await putItems(
      ...others(50, 'active#2026-11-21T11:59:59.000Z'),
      ...others(50, 'inactive#2026-12-31T02:59:59.000Z'),
    );
    expect(await publish()).toBe(201);
    expect(await publish()).toBe(refusal);
  });

  it('counts an offer that was published right before', async () => {
    await holds(most - 2);
    await putItems(...others(most - 1));
    readsLag({ reads: Infinity });
    expect(await publish()).toBe(refusal);
  });

  it('is refused if ten times as many are stored, until one is removed', async () => {
    await holds(0);
    await changeAttributes(counters, { storedOffersCount: 10 * most });
    expect(await publish()).toBe(refusal);
    expect(await send(deleteOffer)).toBe(204);
    expect(await publish()).toBe(201);
    expect(await itemAt(counters)).toMatchObject({ storedOffersCount: 10 * most });
  });
});

const enlarging: readonly [string, object][] = [
  ['another title', { title: 'Cem pães' }],
  ['a lower price', { offerPrice: 1.99 }],
  ['another original price', { originalPrice: 900 }],
  ['a later day', { expirationDate: '2027-11-30' }],
  ['another shop', { shopsIds: [shopId, otherShopId] }],
  ['more for each person', { perConsumerLimit: 3 }],
];

describe('an active offer of a business above the limit of its size', () => {
  it.each(enlarging)('does not get %s, unless the limit is kept', async (_, changes) => {
    await holds(most);
    const before = await itemAt(keys.offer(offerId));
    expect(await change(changes)).toBe(refusal);
    expect(await itemAt(keys.offer(offerId))).toEqual(before);
    await holds(most - 1);
    expect(await change(changes)).toBe(200);
  });

  it.each([
    ['the same again', {}],
    ['other details and rules', { moreDetails: 'Só hoje', offerRules: 'Um por CPF' }],
    ['an earlier day', { expirationDate: '2026-11-22' }],
    ['less for each person', { perConsumerLimit: undefined }],
  ])('gets %s', async (_, changes) => {
    await holds(most + 10);
    expect(await change(changes)).toBe(200);
  });

  it('may leave a shop', async () => {
    await tableHolds(
      ...aBakery({ shops }),
      ...publishedOffer({ ...runs, shopsIds: [shopId, otherShopId] }, shops),
      ...others(most + 10),
    );
    expect(await change()).toBe(200);
  });

  it('may have its limit lowered or set, and neither raised nor removed', async () => {
    await holds(most, runs, 10);
    expect(await send(setOfferLimit, { limit: 11 })).toBe(refusal);
    expect(await send(deleteOfferLimit)).toBe(refusal);
    expect(await send(setOfferLimit, { limit: 9 })).toBe(200);
    await holds(most);
    expect(await send(setOfferLimit, { limit: 9 })).toBe(200);
    await holds(most - 1, runs, 10);
    expect(await send(deleteOfferLimit)).toBe(200);
  });

  it.each([
    ['can be switched off', runs, setOfferStatus, { status: 'inactive' }],
    ['loses its limit while it is off', isOff, deleteOfferLimit, undefined],
    ['loses its limit after its end', ended, deleteOfferLimit, undefined],
    ['gets another title while it is off', isOff, updateOffer, anOfferInput({ title: 'Cem pães' })],
    [
      'gets a later day while it is off',
      { ...ended, status: 'inactive' as const },
      updateOffer,
      anOfferInput(),
    ],
  ])('%s', async (_, offer, route, body) => {
    await holds(most, offer, 10);
    expect(await send(route, body)).toBe(200);
  });
});

describe('a later day', () => {
  it.each([
    ['has ended', ended, most - 1, 1],
    ['ends within a minute, which does not count itself,', endsSoon, most - 1, 1],
    ['runs', runs, most - 1, 1],
  ])(
    'for an offer that %s needs room, and counts as a change of the offers',
    async (_, offer, room, count) => {
      await holds(room, offer);
      expect(await change({ expirationDate: '2027-01-31' })).toBe(200);
      expect(await revision()).toBe(count);
      await holds(room + 1, offer);
      expect(await change({ expirationDate: '2027-01-31' })).toBe(refusal);
    },
  );
});
