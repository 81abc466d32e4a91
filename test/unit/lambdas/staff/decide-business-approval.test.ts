import { handler } from '#lambdas/entries/api/staff.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { ifMatch } from '#test/support/if-match.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  deleteItem,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const live = keys.business(businessId);
const revision = keys.business(revisionId);

const decide = (decision: string) =>
  invokeHandler(
    handler,
    aRequest('POST /staff/businesses/{id}/approval', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id: revisionId },
      headers: ifMatch(1),
      body: { decision, reason: 'CNPJ de outra empresa' },
    }),
  );

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(
    stored.user(aStaffUser()),
    stored.business({ ...aBusiness(), revisionId }),
    stored.business(aRevision()),
  );
});

describe('a decision on a revision', () => {
  it('is refused without its live record, and does not turn the revision into a business', async () => {
    deleteItem(live);
    const before = allItems();
    expect((await decide('approve')).body['code']).toBe('BUSINESS_NOT_FOUND');
    expect(allItems()).toEqual(before);
  });

  it.each([
    ['approve', undefined],
    ['reject', 'rejected'],
  ])('to %s keeps concurrent changes of its live record', async (decision, archived) => {
    const { name } = aRevision();
    beforeNextWrite(() =>
      changeAttributes(live, { status: 'suspended', suspendedReason: 'Fatura', version: 4 }),
    );
    const { body } = await decide(decision);
    const merged = { name: archived ? aBusiness().name : name, version: 5 };
    expect(body).toMatchObject({ ...merged, status: 'suspended' });
    expect(itemAt(live)).toMatchObject({ ...merged, status: 'suspended' });
    expect(itemAt(live)).not.toHaveProperty('revisionId');
    expect(itemAt(revision)?.['status']).toBe(archived);
    expect(itemsOfKind('AUDIT AUDIT')).toMatchObject([
      { action: decision, after: archived ? { name, status: archived } : merged },
    ]);
  });

  it.each(['approve', 'reject'])('to %s is refused if an edit came first', async (decision) => {
    beforeNextWrite(() => changeAttributes(revision, { name: 'Padaria Lua', version: 2 }));
    expect((await decide(decision)).body['code']).toBe('VERSION_MISMATCH');
    expect(itemAt(revision)).toMatchObject({ name: 'Padaria Lua', status: 'pending_approval' });
    expect(itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });

  it.each(['approve', 'reject'])('to %s is refused if the business is closed', async (decision) => {
    beforeNextWrite(() => changeAttributes(live, { status: 'closed', version: 4 }));
    expect((await decide(decision)).body['code']).toBe('INVALID_TRANSITION');
    expect(itemAt(live)).toMatchObject({ status: 'closed', revisionId });
    expect(itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });
});
