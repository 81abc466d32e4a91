import { businessRoutes } from '#contract/businesses/routes.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aStaffUser, owner, staffId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const live = aBusiness({ rejectionReason: 'Nome', suspendedReason: 'Fatura', legalName: 'Aurora' });
const archivedId = 'biz_01K9A1B2C3D4E5F6G7H8J9KARC';
const archived = aRevision({ id: archivedId, status: 'rejected', rejectionReason: 'Nome' });
const validator = aValidatorUser();
const staff = { userId: staffId, groups: '[staff]' };

const get = (as: { userId: string }, id: string) =>
  call(businessRoutes.getBusiness, { as, params: { id } });

beforeEach(() =>
  tableHolds(
    ...aBakery({ business: { ...live, revisionId } }),
    ...[aRevision(), archived].map(stored.business),
    ...[validator, aStaffUser()].map(stored.user),
  ),
);

describe('getBusiness', () => {
  it.each([
    ['owner', owner],
    ['staff', staff],
  ])(
    'shows %s the business, its revision and an archived revision, with reasons',
    async (_, as) => {
      for (const record of [live, aRevision(), archived]) {
        const { headers, body } = await get(as, record.id);
        expect(body).toEqual(record);
        expect(headers.etag).toBe(`"${record.version}"`);
      }
    },
  );

  it('shows a validator the live record without tax ids, reasons and trial, by any of its ids', async () => {
    await putItems(stored.business({ ...live, revisionId, personRegister: '52998224725' }));
    const {
      legalRegister: _cnpj,
      rejectionReason: _rejection,
      suspendedReason: _suspension,
      trialEndsAt: _trial,
      ...view
    } = live;
    for (const id of [businessId, revisionId, archivedId]) {
      expect((await get(validator, id)).body).toEqual(view);
    }
  });
});
