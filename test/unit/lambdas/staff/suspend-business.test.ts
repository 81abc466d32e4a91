import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/staff/handler.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import {
  failingAt,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const live = { ...aBusiness(), revisionId };
const suspended = aBusiness({ status: 'suspended', suspendedReason: 'Fatura vencida', version: 4 });

const as = { userId: staffId, groups: '[staff]' };
const request = (method: 'POST' | 'DELETE', id: string, headers = {}) =>
  aRequest(`${method} /staff/businesses/{id}/suspension`, {
    as,
    params: { id },
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: { reason: 'Fatura vencida' } }),
  });

beforeEach(() =>
  tableHolds(stored.user(aStaffUser()), stored.business(live), stored.business(aRevision())),
);

describe('a suspension by the id of a revision', () => {
  it('changes the live business alone, which keeps its revision, as it was read', async () => {
    await call(handler, request('POST', revisionId));
    expect(writtenKeys()).toEqual([
      expect.stringMatching(new RegExp(`^AUDIT#${businessId} AUDIT#`)),
      `BUSINESS#${businessId} BUSINESS`,
    ]);
    expect(writeOf(keys.business(businessId)).Put).toMatchObject({
      Item: { status: 'suspended', revisionId, GSI1PK: 'BUSINESS_STATUS#suspended' },
      ConditionExpression: 'version = :version AND userId = :userId AND revisionId = :revisionId',
    });
  });

  it('compares If-Match with the version of the live business', async () => {
    const { status } = await call(handler, request('POST', revisionId, { 'if-match': '"1"' }));
    expect(status).toBe(412);
    expect(transactions()).toEqual([]);
  });
});

describe('a suspension during another write', () => {
  it('is decided again by what is stored then', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(stored.user(aStaffUser()), stored.business(suspended));
      failingAt(keys.business(businessId))(input);
    });
    expect(await call(handler, request('POST', businessId))).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it('is lifted from the version that is stored then', async () => {
    tableHolds(stored.user(aStaffUser()), stored.business(suspended));
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      const edited = { ...suspended, name: 'Padaria Lua', version: 5 };
      tableHolds(stored.user(aStaffUser()), stored.business(edited));
      failingAt(keys.business(businessId))(input);
    });
    const { body } = await call(handler, request('DELETE', businessId));
    expect(body).toMatchObject({ name: 'Padaria Lua', status: 'active', version: 6 });
    expect(body).not.toHaveProperty('suspendedReason');
  });
});
