import { setTimeout as pause } from 'node:timers/promises';
import { handler } from '#lambdas/entries/api/businesses.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  beforeWrite,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';

const register = aRequest('POST /businesses', { as: { userId: ownerId }, body: aBusinessInput() });

beforeEach(() => tableHolds());

describe('a Lambda that has little time left', () => {
  it('answers with the result of the commit in progress', async () => {
    beforeNextWrite(() => pause(50));
    expect(await invokeHandler(handler, register, 6)).toMatchObject({ status: 201 });
  });

  it('does not retry, and sends Retry-After', async () => {
    beforeWrite(() => 'conflict');
    const { status, headers, body } = await invokeHandler(handler, register, 4000);
    expect([status, body['code'], headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', '1']);
    expect(writesMade()).toBe(1);
  });
});
