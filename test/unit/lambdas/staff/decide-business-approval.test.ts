import { keys } from '#lambdas/shared/table/keys.ts';
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
import { tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const approve = { decision: 'approve' };
const reject = { decision: 'reject', reason: 'CNPJ de outra empresa' };

const decide = (id: string, body: object) =>
  call(
    handler,
    aRequest('POST /staff/businesses/{id}/approval', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id },
      body,
    }),
  );

/** The audit record of the decision; there must be exactly one transaction. */
function auditRecord() {
  expect(transactions()).toHaveLength(1);
  const puts = transactions()[0]?.flatMap(({ Put }) => Put ?? []) ?? [];
  return puts.find(({ Item }) => Item?.['PK'] === `AUDIT#${businessId}`);
}

describe('a decision on a business', () => {
  it.each([
    ['approve', approve, 'active'],
    ['reject', reject, 'rejected'],
  ])(
    'to %s is written with its audit record in one transaction',
    async (action, decision, status) => {
      tableHolds(stored.user(aStaffUser()), stored.business(aPendingBusiness()));
      await decide(businessId, decision);
      expect(writeOf(keys.business(businessId)).Put?.Item).toMatchObject({ status, version: 2 });
      expect(auditRecord()).toMatchObject({
        Item: {
          SK: expect.stringMatching(/^AUDIT#[0-9A-Z]{26}$/),
          staffId,
          action,
          after: { status },
        },
        ConditionExpression: 'attribute_not_exists(PK)',
      });
    },
  );
});

describe('the approval of a revision without its live record', () => {
  it('fails, and does not make a business of the revision', async () => {
    tableHolds(stored.user(aStaffUser()), stored.business(aRevision()));
    expect(await decide(revisionId, approve)).toMatchObject({ status: 500 });
    expect(transactions()).toEqual([]);
  });
});

describe('a decision on a revision', () => {
  beforeEach(() =>
    tableHolds(
      stored.user(aStaffUser()),
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    ),
  );

  it('to approve merges it into the live record and removes it in one transaction', async () => {
    const { body } = await decide(revisionId, approve);
    const live = writeOf(keys.business(businessId)).Put;
    expect(live?.Item).not.toHaveProperty('revisionId');
    expect(live?.ConditionExpression).toContain('revisionId = :revisionId');
    expect(writeOf(keys.business(revisionId)).Delete).toBeDefined();
    expect(auditRecord()?.Item).toMatchObject({
      before: { id: businessId, name: aBusiness().name },
      after: { id: businessId, name: body['name'], version: body['version'] },
    });
  });

  it('to reject archives it and frees the live record in one transaction', async () => {
    await decide(revisionId, reject);
    expect(writeOf(keys.business(businessId)).Put?.Item).not.toHaveProperty('revisionId');
    expect(writeOf(keys.business(revisionId)).Put?.Item).toMatchObject({ status: 'rejected' });
    expect(auditRecord()?.Item).toMatchObject({ after: { id: revisionId, status: 'rejected' } });
  });
});
