import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/staff/handler.ts';
import { aPendingBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stored, table, tableHolds } from '#test/support/mocked-table.ts';

const business = aPendingBusiness();
const row = {
  PK: `BUSINESS#${business.id}`,
  SK: 'BUSINESS',
  GSI1SK: `${business.updatedAt}#${business.id}`,
};

const list = (query: Record<string, string> = {}) =>
  call(
    handler,
    aRequest('GET /staff/businesses', { as: { userId: staffId, groups: '[staff]' }, query }),
  );

const lastQuery = () => table.commandCalls(QueryCommand).at(-1)?.args[0].input;

beforeEach(() => {
  tableHolds(stored.user(aStaffUser()), stored.business(business));
  table.on(QueryCommand).resolves({ Items: [row] });
});

describe("staff's queue", () => {
  it('is of the businesses that wait, 20 at a time', async () => {
    expect((await list()).body).toEqual({ items: [business] });
    expect(lastQuery()).toMatchObject({
      Limit: 20,
      ExpressionAttributeValues: { ':pk': 'BUSINESS_STATUS#pending_approval' },
    });
  });

  it('may be of another status', async () => {
    expect((await list({ status: 'rejected' })).body).toEqual({ items: [] });
    expect(lastQuery()?.ExpressionAttributeValues?.[':pk']).toBe('BUSINESS_STATUS#rejected');
    expect(await list({ status: 'anything' })).toMatchObject({ status: 400 });
  });

  it('goes on by its paging key, in the same queue alone', async () => {
    const { body } = await list({ limit: '1' });
    const pagingKey = String(body['pagingKey']);
    await list({ limit: '1', pagingKey });
    expect(lastQuery()?.ExpressionAttributeValues?.[':from']).toBe(`${row.GSI1SK} `);
    expect(await list({ limit: '1', pagingKey, status: 'active' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PAGING_KEY' },
    });
  });
});
