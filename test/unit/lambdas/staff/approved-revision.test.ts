import type { Business } from '#contract/businesses/businesses.ts';
import { hashWith } from '#lambdas/billing/tax-id-hash.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { handler } from '#lambdas/entries/api/staff.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { ifMatch } from '#test/support/if-match.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const agreed = {
  ...{ maxShops: 2, maxValidatorsPerShop: 2, maxActiveOffers: 20 },
  validFrom: '2026-01-01',
};

/** A business with a revision, and this number of shops and of validators in its first shop. */
function holds(
  live: Partial<BusinessItem>,
  changes: Partial<Business>,
  { shops = 1, validators = 0 } = {},
): void {
  tableHolds(
    stored.user(aStaffUser()),
    stored.business({ ...aBusiness(), ...live, revisionId }),
    stored.business(aRevision({ legalRegister: '11222333000181', ...changes })),
    stored.subscription(aSubscription({ taxIdHash: 'hash of before' })),
    ...Array.from({ length: shops }, (_, n) => ({
      ...keys.shopOfBusiness(businessId, n === 0 ? shopId : shopIdNo(n)),
      id: shopId,
    })),
    { ...keys.businessCounters(businessId), shopsCount: shops },
    { ...keys.validatorsCount(shopId), validatorsCount: validators },
  );
}

const approve = (id = revisionId) =>
  invokeHandler(
    handler,
    aRequest('POST /staff/businesses/{id}/approval', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id },
      headers: ifMatch(1),
      body: { decision: 'approve' },
    }),
  );

const liveNow = () => itemAt(keys.business(businessId));
const trialOf = (taxId: string) => itemAt(keys.trial(hashWith(taxId, 'key of test')));

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  stopDateAt('2026-12-10T12:00:00.000Z');
});

describe('an approved revision with another tax id', () => {
  it('counts as the trial of that tax id, so that a new business gets none', async () => {
    const { legalRegister: _, ...revision } = aRevision();
    tableHolds(
      stored.user(aStaffUser()),
      stored.business({ ...aBusiness(), revisionId }),
      stored.business({ ...revision, personRegister: '52998224725' }),
      stored.subscription(aSubscription()),
    );
    expect((await approve()).status).toBe(200);
    expect(trialOf('52998224725')).toBeDefined();
    expect(itemAt(keys.subscription(businessId))).toMatchObject({
      taxIdHash: hashWith('52998224725', 'key of test'),
    });
    const { legalRegister: __, ...again } = aPendingBusiness({
      id: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW',
    });
    putItems(stored.business({ ...again, personRegister: '52998224725' }));
    expect((await approve(again.id)).body).not.toHaveProperty('trialEndsAt');
  });

  it('is approved if the tax id had its trial already', async () => {
    holds({}, { legalRegister: '12ABC34501DE35' });
    putItems({ ...keys.trial(hashWith('12ABC34501DE35', 'key of test')), ttl: 2_000_000_000 });
    expect((await approve()).status).toBe(200);
    expect(itemsOfKind('TRIAL TRIAL')).toMatchObject([{ ttl: 2_000_000_000 }]);
  });

  it('is not stored for the same tax id', async () => {
    holds({}, {});
    expect((await approve()).status).toBe(200);
    expect(itemsOfKind('TRIAL TRIAL')).toEqual([]);
    expect(itemAt(keys.subscription(businessId))).toMatchObject({ taxIdHash: 'hash of before' });
  });
});

it('the first approval keeps the hash of the tax id for the job that closes the business', async () => {
  tableHolds(stored.user(aStaffUser()), stored.business(aPendingBusiness()));
  expect((await approve(businessId)).status).toBe(200);
  expect(itemAt(keys.subscription(businessId))).toMatchObject({
    taxIdHash: hashWith('11222333000181', 'key of test'),
  });
});

describe('the approval of a smaller size', () => {
  it.each<[string, Partial<BusinessItem>, Partial<Business>, object, number]>([
    ['with room', { sizeTypeId: 5 }, { sizeTypeId: 1 }, { shops: 1, validators: 2 }, 200],
    ['with too many shops', { sizeTypeId: 5 }, { sizeTypeId: 1 }, { shops: 2 }, 409],
    ['with too many validators of a shop', {}, { sizeTypeId: 1 }, { validators: 3 }, 409],
    ['that is still larger than what it has', {}, { sizeTypeId: 3 }, { shops: 4 }, 200],
    ['without another size', {}, {}, { shops: 4 }, 200],
    ['that waits for its agreement', {}, { sizeTypeId: 99 }, { shops: 4 }, 200],
    [
      'with an agreement on less',
      { agreedLimits: [agreed] },
      { sizeTypeId: 99 },
      { shops: 3 },
      409,
    ],
    ['after one without an agreement', { sizeTypeId: 99 }, { sizeTypeId: 1 }, { shops: 2 }, 409],
  ])('%s', async (_, live, revision, use, status) => {
    holds(live, revision, use);
    const before = allItems();
    const answer = await approve();
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body['code']).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    expect(allItems()).toEqual(before);
  });

  it.each([
    ['a shop', { shopsCount: 2 }],
    ['a validator', { validatorsRevision: 1 }],
  ])('counts again if the business gets %s at the same time', async (_, counters) => {
    holds({}, { sizeTypeId: 1 }, { validators: 2 });
    beforeNextWrite(() => {
      changeAttributes(keys.businessCounters(businessId), counters);
      changeAttributes(keys.validatorsCount(shopId), { validatorsCount: 3 });
    });
    expect((await approve()).body['code']).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    expect(liveNow()).toMatchObject({ sizeTypeId: 2 });
  });
});
