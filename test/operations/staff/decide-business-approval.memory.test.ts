import type { Business } from '#contract/businesses/businesses.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { hashWith } from '#lambdas/billing/tax-id-hash.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  deleteItem,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { asStaff } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const live = keys.business(businessId);
const revision = keys.business(revisionId);
const now = '2026-12-10T12:00:00.000Z';
const cpf = '52998224725';
const anotherCnpj = '12ABC34501DE35';
const reason = `O CPF 529.982.247-25 é de outra pessoa (${cpf})`;
const hashOf = (taxId: string) => hashWith(taxId, 'key of test');

/** Stores a business with a revision, and this number of shops and of validators in its first shop. */
const holds = (
  before: Partial<BusinessItem> = {},
  changes: Partial<Business> = {},
  { shops = 1, validators = 0 } = {},
) =>
  tableHolds(
    stored.user(aStaffUser()),
    stored.business({ ...aBusiness(), ...before, revisionId }),
    stored.business(aRevision(changes)),
    stored.subscription(aSubscription({ taxIdHash: 'hash of before' })),
    ...Array.from({ length: shops }, (_, n) => ({
      ...keys.shopOfBusiness(businessId, n === 0 ? shopId : shopIdNo(n)),
      id: shopId,
    })),
    { ...keys.businessCounters(businessId), shopsCount: shops },
    { ...keys.validatorsCount(shopId), validatorsCount: validators },
  );

const decide = (decision: string, id = revisionId) => {
  const body = { decision, ...(decision === 'reject' && { reason }) };
  return call(staffRoutes.decideBusinessApproval, asStaff(id, 1, body));
};
const audits = () => itemsOfKind('AUDIT AUDIT');
const trials = () => itemsOfKind('TRIAL TRIAL');
const taxIdHash = async () => (await itemAt(keys.subscription(businessId)))?.['taxIdHash'];

beforeEach(async () => {
  stopDateAndPausesAt(now);
  await holds();
});

describe('decideBusinessApproval of a new business', () => {
  // An MEI, whose registered name ends with the owner's CPF.
  const mei = aPendingBusiness({ legalName: `MARIA DA SILVA ${cpf}` });

  beforeEach(() => tableHolds(stored.user(aStaffUser()), stored.business(mei)));

  it('activates it with a trial, and bills it from the day after', async () => {
    const { status, body } = await decide('approve', businessId);
    const trialEndsAt = '2027-01-09T12:00:00.000Z';
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'active', approvedAt: now, trialEndsAt, version: 2 });
    expect(await itemAt(live)).toMatchObject({ status: 'active', trialEndsAt });
    const hash = hashOf('11222333000181');
    const nextStart = '2027-01-10';
    // The job that closes the business needs the hash.
    const subscription = { taxIdHash: hash, nextStart };
    expect(await itemAt(keys.subscription(businessId))).toMatchObject(subscription);
    expect(await trials()).toMatchObject([keys.trial(hash)]);
    expect((await audits())[0]).not.toHaveProperty('reason');
  });

  it('does not approve it without a tax id, which an invoice needs', async () => {
    await changeAttributes(live, { legalRegister: undefined, legalRegisterType: undefined });
    expect((await decide('approve', businessId)).code).toBe('TAX_ID_MISSING');
    expect(await itemAt(live)).toMatchObject({ status: 'pending_approval' });
    expect(await audits()).toEqual([]);
  });

  it('rejects it with a reason that its owner can read, and records who decided without tax ids', async () => {
    const rejected = { status: 'rejected', rejectionReason: reason };
    expect((await decide('reject', businessId)).body).toMatchObject(rejected);
    expect(await itemAt(live)).toMatchObject(rejected);
    expect(await itemAt(keys.subscription(businessId))).toBeUndefined();
    const masked = {
      legalRegister: '**.***.333/0001-**',
      legalName: 'MARIA DA SILVA ***.982.247-**',
    };
    const decided = { subjectId: businessId, staffId, action: 'reject', at: now };
    const maskedReason = 'O CPF ***.982.247-** é de outra pessoa (***.982.247-**)';
    const [record] = await audits();
    expect(record).toMatchObject({
      ...{ ...decided, reason: maskedReason },
      ...{ before: masked, after: masked },
    });
    expect(JSON.stringify(record)).not.toMatch(/52998224725|529\.982\.247|11222333|images/);
  });
});

describe('decideBusinessApproval of a revision', () => {
  it('merges it into the live business, which keeps its id', async () => {
    const { name } = aRevision();
    expect((await decide('approve')).body).toMatchObject({ id: businessId, name, version: 4 });
    expect(await itemAt(revision)).toBeUndefined();
    expect(await itemAt(live)).not.toHaveProperty('revisionId');
    const names = { before: { name: aBusiness().name }, after: { name } };
    expect(await audits()).toMatchObject([{ subjectId: businessId, ...names }]);
  });

  it('rejects it with the reason in the live business', async () => {
    const { name } = aBusiness();
    const rejected = { status: 'active', rejectionReason: reason };
    expect((await decide('reject')).body).toMatchObject({ name, ...rejected });
    expect(await itemAt(live)).toMatchObject({ rejectedRevisionId: revisionId });
    const archived = { status: 'rejected', previousActive: businessId };
    expect(await itemAt(revision)).toMatchObject(archived);
    expect(await audits()).toMatchObject([
      { subjectId: businessId, after: { status: 'rejected' } },
    ]);
  });

  it('is refused without its live record, and does not turn the revision into a business', async () => {
    await deleteItem(live);
    expect((await decide('approve')).code).toBe('BUSINESS_NOT_FOUND');
    expect(await itemAt(revision)).toEqual(stored.business(aRevision()));
    expect(await audits()).toEqual([]);
  });

  it('counts another tax id as having had its trial, so that a new business gets none', async () => {
    await holds({}, { legalRegister: anotherCnpj });
    await decide('approve');
    expect(await trials()).toMatchObject([keys.trial(hashOf(anotherCnpj))]);
    expect(await taxIdHash()).toBe(hashOf(anotherCnpj));
    const id = 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW';
    await putItems(stored.business(aPendingBusiness({ id, legalRegister: anotherCnpj })));
    expect((await decide('approve', id)).body).not.toHaveProperty('trialEndsAt');
  });

  it('keeps an earlier trial of the other tax id, and stores none for the same one', async () => {
    await decide('approve');
    expect(await trials()).toEqual([]);
    expect(await taxIdHash()).toBe('hash of before');
    await holds({}, { legalRegister: anotherCnpj });
    await putItems({ ...keys.trial(hashOf(anotherCnpj)), ttl: 2_000_000_000 });
    expect((await decide('approve')).status).toBe(200);
    expect(await trials()).toMatchObject([{ ttl: 2_000_000_000 }]);
  });
});

describe.each(['approve', 'reject'])(
  'at the same time as another change, to %s a revision',
  (decision) => {
    it('keeps the changes of its live record', async () => {
      const changes = { status: 'suspended', suspendedReason: 'Fatura' };
      beforeNextWrite(() => changeAttributes(live, { ...changes, version: 4 }));
      const { name } = decision === 'approve' ? aRevision() : aBusiness();
      expect((await decide(decision)).body).toMatchObject({ name, ...changes, version: 5 });
      expect(await itemAt(live)).toMatchObject({ name, ...changes, version: 5 });
      expect(await audits()).toHaveLength(1);
    });

    it.each([
      ['an edit of it', revision, { name: 'Padaria Lua', version: 2 }, 'VERSION_MISMATCH'],
      ['the end of the business', live, { status: 'closed', version: 4 }, 'INVALID_TRANSITION'],
    ])('is refused after %s', async (_, key, changes, code) => {
      beforeNextWrite(() => changeAttributes(key, changes));
      expect(await decide(decision)).toMatchObject({ code });
      expect(await itemAt(key)).toMatchObject(changes);
      expect(await itemAt(live)).toMatchObject({ revisionId });
      expect(await itemAt(revision)).toMatchObject({ status: 'pending_approval' });
      expect(await audits()).toEqual([]);
    });
  },
);

describe('the approval of a smaller size', () => {
  const special = { sizeTypeId: 99 } as const;
  const agreed = { maxShops: 2, maxValidatorsPerShop: 2, maxActiveOffers: 20 };
  const agreedLimits = [{ ...agreed, validFrom: '2026-01-01' }];

  it.each<[string, Partial<BusinessItem>, Partial<Business>, object, number]>([
    ['with room', { sizeTypeId: 5 }, { sizeTypeId: 1 }, { validators: 2 }, 200],
    ['with too many shops', { sizeTypeId: 5 }, { sizeTypeId: 1 }, { shops: 2 }, 409],
    ['that is still larger than what it has', {}, { sizeTypeId: 3 }, { shops: 4 }, 200],
    ['that waits for its agreement', {}, special, { shops: 4 }, 200],
    ['with an agreement on less', { agreedLimits }, special, { shops: 3 }, 409],
    ['after one without an agreement', special, { sizeTypeId: 1 }, { shops: 2 }, 409],
  ])('%s', async (_, before, changes, use, status) => {
    await holds(before, changes, use);
    const code = status === 409 ? 'LIMIT_OF_SIZE_TYPE_REACHED' : undefined;
    expect(await decide('approve')).toMatchObject({ status, code });
  });

  it.each([
    ['a shop', { shopsCount: 2 }],
    ['a validator', { validatorsRevision: 1 }],
  ])('counts again if the business gets %s at the same time', async (_, counters) => {
    await holds({}, { sizeTypeId: 1 }, { validators: 2 });
    beforeNextWrite(async () => {
      await changeAttributes(keys.businessCounters(businessId), counters);
      await changeAttributes(keys.validatorsCount(shopId), { validatorsCount: 3 });
    });
    expect((await decide('approve')).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    expect(await itemAt(live)).toMatchObject({ sizeTypeId: 2 });
  });
});
