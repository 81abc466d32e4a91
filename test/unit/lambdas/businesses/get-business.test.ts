import { businessRoutes } from '#contract/routes/businesses.ts';
import type { BusinessItem } from '#lambdas/businesses/business-repository.ts';
import { handler } from '#lambdas/businesses/handler.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, aUser, ownerId, staffId, strangerId } from '#test/support/builders/people.ts';
import { tableHolds } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const shopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KABC';
const live: BusinessItem = {
  ...aBusiness({ rejectionReason: 'Nome', suspendedReason: 'Fatura', legalName: 'Aurora Ltda' }),
  revisionId,
};
const { revisionId: _, ...answered } = live;
const revision = aRevision();
const archivedId = 'biz_01K9A1B2C3D4E5F6G7H8J9KARC';
const archived = aRevision({ id: archivedId, status: 'rejected', rejectionReason: 'Nome' });
const strangersId = 'biz_01K9A1B2C3D4E5F6G7H8J9KSTR';

const owner = { userId: ownerId };
const validator = { userId: strangerId, groups: '[validators]' };
const staff = { userId: staffId, groups: '[staff]' };

beforeEach(() =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: strangerId, businessId, shopId })),
    stored.user(aStaffUser()),
    stored.business(live),
    stored.business(revision),
    stored.business(archived),
    stored.business(aPendingBusiness({ id: strangersId, userId: 'somebody' })),
  ),
);

const get = (as: typeof owner, id: string) =>
  call(handler, aRequest('GET /businesses/{id}', { as, params: { id } }));

describe('a business by its id', () => {
  it.each([
    ['its owner', owner],
    ['staff', staff],
  ])('is whole for %s, also as a pending or archived revision', async (_case, as) => {
    expect((await get(as, businessId)).body).toEqual(answered);
    expect((await get(as, revisionId)).body).toEqual(revision);
    expect((await get(as, archivedId)).body).toEqual(archived);
  });

  it.each([businessId, revisionId, archivedId])(
    'is for a validator the live record without tax ids, reasons and trial (%s)',
    async (id) => {
      const { status, body } = await get(validator, id);
      const {
        legalRegister: _cnpj,
        rejectionReason: _rejection,
        suspendedReason: _suspension,
        trialEndsAt: _trial,
        ...view
      } = answered;
      expect({ status, body }).toEqual({ status: 200, body: view });
    },
  );

  it('leaves out a CPF for a validator, too', async () => {
    const { legalRegister: _cnpj, ...withoutCnpj } = aBusiness({ personRegister: '52998224725' });
    tableHolds(
      stored.user(aUser({ userId: strangerId, businessId, shopId })),
      stored.business(withoutCnpj),
    );
    expect(JSON.stringify((await get(validator, businessId)).body)).not.toContain('52998224725');
  });

  it('matches the contract for a validator', async () => {
    const schema = businessRoutes.getBusiness.responses[200];
    expect(schema.safeParse((await get(validator, businessId)).body).success).toBe(true);
  });

  it.each([
    ['an owner', owner],
    ['a validator', validator],
  ])("does not exist for %s where it is somebody else's", async (_case, as) => {
    expect(await get(as, strangersId)).toMatchObject({
      status: 404,
      body: { code: 'BUSINESS_NOT_FOUND' },
    });
  });
});
