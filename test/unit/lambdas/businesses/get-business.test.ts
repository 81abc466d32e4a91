import { businessRoutes } from '#contract/businesses/routes.ts';
import { handler } from '#lambdas/entries/api/businesses.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aStaffUser, aUser, ownerId, staffId, strangerId } from '#test/support/builders/people.ts';
import { changeAttributes, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const live = aBusiness({ rejectionReason: 'Nome', suspendedReason: 'Fatura', legalName: 'Aurora' });
const archivedId = 'biz_01K9A1B2C3D4E5F6G7H8J9KARC';
const archived = aRevision({ id: archivedId, status: 'rejected', rejectionReason: 'Nome' });

const owner = { userId: ownerId };
const validator = { userId: strangerId, groups: '[validators]' };
const staff = { userId: staffId, groups: '[staff]' };

beforeEach(() =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: strangerId, businessId, shopId })),
    stored.user(aStaffUser()),
    stored.business({ ...live, revisionId }),
    stored.business(aRevision()),
    stored.business(archived),
  ),
);

const get = async (as: typeof owner, id: string) =>
  (await invokeHandler(handler, aRequest('GET /businesses/{id}', { as, params: { id } }))).body;

describe('a business by its id', () => {
  it.each([owner, staff])(
    'is complete for %j, with reasons, also as an archived revision',
    async (as) => {
      expect(await get(as, businessId)).toEqual(live);
      expect(await get(as, archivedId)).toEqual(archived);
    },
  );

  it.each([businessId, revisionId, archivedId])(
    'shows a validator the live record without tax ids, reasons and trial (%s)',
    async (id) => {
      changeAttributes(keys.business(businessId), { personRegister: '52998224725' });
      const {
        legalRegister: _cnpj,
        rejectionReason: _rejection,
        suspendedReason: _suspension,
        trialEndsAt: _trial,
        ...view
      } = live;
      const body = await get(validator, id);
      expect(body).toEqual(view);
      expect(businessRoutes.getBusiness.responses[200].safeParse(body).success).toBe(true);
    },
  );
});
