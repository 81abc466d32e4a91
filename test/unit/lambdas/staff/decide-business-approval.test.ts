import { handler } from '#lambdas/staff/handler.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stored, tableHolds, transactions } from '#test/support/mocked-table.ts';

const staff = stored.user(aStaffUser());
const live = { ...aBusiness(), revisionId };
const reason = 'CNPJ de outra empresa';

const decide = (id: string, body: object, headers = {}) =>
  call(
    handler,
    aRequest('POST /staff/businesses/{id}/approval', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id },
      body,
      headers,
    }),
  );

/** The actions of the one transaction that was sent. */
function written() {
  expect(transactions()).toHaveLength(1);
  return transactions()[0] ?? [];
}

describe('staff approving a business', () => {
  beforeEach(() => tableHolds(staff, stored.business(aPendingBusiness())));

  it('make it live, with a record of who did it, in one transaction', async () => {
    const { status, body } = await decide(businessId, { decision: 'approve' });
    expect([status, body['status']]).toEqual([200, 'active']);
    const [business, audit] = written();
    expect(business?.Put?.Item).toMatchObject({ id: businessId, status: 'active', version: 2 });
    expect(audit?.Put?.Item).toMatchObject({
      PK: `AUDIT#${businessId}`,
      SK: expect.stringMatching(/^AUDIT#[0-9A-Z]{26}$/),
      staffId,
      action: 'approve',
      at: body['approvedAt'],
      before: aPendingBusiness(),
      after: body,
    });
    expect(audit?.Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
  });

  it('are held to what they looked at', async () => {
    expect(await decide(businessId, { decision: 'approve' }, { 'if-match': '"9"' })).toMatchObject({
      status: 412,
    });
    expect(transactions()).toEqual([]);
  });
});

describe('staff rejecting a business', () => {
  it('leave it with the reason, which the record holds, too', async () => {
    tableHolds(staff, stored.business(aPendingBusiness()));
    const { body } = await decide(businessId, { decision: 'reject', reason });
    expect(body).toMatchObject({ status: 'rejected', rejectionReason: reason });
    expect(written()[1]?.Put?.Item).toMatchObject({ action: 'reject', reason, after: body });
  });
});

describe('staff deciding on a revision', () => {
  beforeEach(() => tableHolds(staff, stored.business(live), stored.business(aRevision())));

  it('merge it and remove it, when they approve', async () => {
    const { body } = await decide(revisionId, { decision: 'approve' });
    expect(body).toMatchObject({ id: businessId, name: aRevision().name, status: 'active' });
    const [merged, removed, audit] = written();
    expect(merged?.Put?.Item).not.toHaveProperty('revisionId');
    expect(merged?.Put?.ConditionExpression).toContain('revisionId = :revisionId');
    expect(removed?.Delete?.Key).toEqual({ PK: `BUSINESS#${revisionId}`, SK: 'BUSINESS' });
    expect(audit?.Put?.Item).toMatchObject({
      PK: `AUDIT#${businessId}`,
      before: aRevision(),
      after: body,
    });
  });

  it('archive it and answer with the live one, when they reject', async () => {
    const { body } = await decide(revisionId, { decision: 'reject', reason });
    expect(body).toMatchObject({ id: businessId, name: aBusiness().name, rejectionReason: reason });
    const [kept, archived, audit] = written();
    expect(kept?.Put?.Item).not.toHaveProperty('revisionId');
    expect(archived?.Put?.Item).toMatchObject({ id: revisionId, status: 'rejected' });
    expect(audit?.Put?.Item).toMatchObject({ after: { id: revisionId, status: 'rejected' } });
  });
});

describe('staff', () => {
  it('cannot decide on what is not there', async () => {
    tableHolds(staff);
    expect(await decide(businessId, { decision: 'approve' })).toMatchObject({
      status: 404,
      body: { code: 'BUSINESS_NOT_FOUND' },
    });
  });

  it('cannot decide on their own business', async () => {
    tableHolds(staff, stored.business(aPendingBusiness({ userId: staffId })));
    expect(await decide(businessId, { decision: 'approve' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(transactions()).toEqual([]);
  });

  it('cannot decide twice', async () => {
    tableHolds(staff, stored.business(aBusiness()));
    expect(await decide(businessId, { decision: 'approve' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    expect(transactions()).toEqual([]);
  });
});
