import { limitsOf } from '#contract/businesses/size-types.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import {
  requireBelowOffersLimit,
  requireRoomForOffer,
} from '#lambdas/offers/limits/active-offers-limit.ts';
import { takeFromStoredOffers } from '#lambdas/offers/store/offer-counts-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { itemAt, putItems, readsLag, tableHolds } from '#test/support/memory-table/table.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const mei = limitsOf(sizeTypes, { sizeTypeId: 1 }, '2026-11-21');

const rowsOf = (count: number, state: string) =>
  Array.from({ length: count }, (_, n) => ({
    ...keys.offerOfBusiness(businessId, `${state}_${n}`),
    LSI1SK: `${state}#off_${n}`,
  }));

const limit = () => requireBelowOffersLimit(businessId, mei, now);

const later = 'active#2026-12-31T02:59:59.000Z';
const counters = keys.businessCounters(businessId);

describe('the limit of active offers', () => {
  it('allows another offer below the limit of the size type', async () => {
    tableHolds(...rowsOf(mei.maxActiveOffers - 1, later));
    await expect(limit()).resolves.toBeDefined();
  });

  it('refuses another offer at the limit', async () => {
    tableHolds(...rowsOf(mei.maxActiveOffers, later));
    await expect(limit()).rejects.toMatchObject({ code: 'LIMIT_OF_SIZE_TYPE_REACHED' });
  });

  it('does not count expired or inactive offers', async () => {
    tableHolds(
      ...rowsOf(50, 'active#2026-11-21T11:59:59.000Z'),
      ...rowsOf(50, 'inactive#2026-12-31T02:59:59.000Z'),
    );
    await expect(limit()).resolves.toBeDefined();
  });

  it('counts an offer that was published right before', async () => {
    tableHolds(...rowsOf(mei.maxActiveOffers - 1, later));
    putItems(...rowsOf(mei.maxActiveOffers, later));
    readsLag({ reads: Infinity });
    await expect(limit()).rejects.toMatchObject({ code: 'LIMIT_OF_SIZE_TYPE_REACHED' });
  });

  it('refuses a new offer if ten times as many are stored, until one is removed', async () => {
    const room = () => requireRoomForOffer(businessId, mei, now);
    const stored = (storedOffersCount: number) => ({ ...counters, storedOffersCount });
    tableHolds(stored(10 * mei.maxActiveOffers));
    await expect(room()).rejects.toMatchObject({ code: 'LIMIT_OF_SIZE_TYPE_REACHED' });
    await expect(limit()).resolves.toBeDefined();
    await commit(await takeFromStoredOffers(businessId));
    await commit([await room()]);
    expect(itemAt(counters)).toMatchObject(stored(10 * mei.maxActiveOffers));
  });

  it.each([[[]], [[{ ...counters, offersRevision: 7, shopsCount: 1 }]]])(
    'lets concurrent writes succeed as long as there is room, with the counters %j',
    async (before) => {
      tableHolds(...rowsOf(mei.maxActiveOffers - 2, later), ...before);
      const [first, second, third] = [await limit(), await limit(), await limit()];
      await commit([first]);
      await commit([second]);
      await expect(commit([third])).rejects.toThrow(WriteConflict);
      await expect(commit([await limit()])).resolves.toBeUndefined();
    },
  );
});
