import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/businesses/handler.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { cancelled, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const register = aRequest('POST /businesses', { as: { userId: ownerId }, body: aBusinessInput() });

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a Lambda that has little time left', () => {
  it('answers with the result of the commit in progress', async () => {
    table.on(TransactWriteCommand).callsFake(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return {};
    });
    expect(await call(handler, register, 6)).toMatchObject({ status: 201 });
  });

  it('does not retry, and sends Retry-After', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));
    const { status, headers, body } = await call(handler, register, 4000);
    expect([status, body['code'], headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
    expect(transactions()).toHaveLength(1);
  });
});
