import { staffRoutes } from '#contract/staff/routes.ts';
import { anIndication } from '#test/support/builders/a-shop.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { call, pagesOf } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const { listIndications } = staffRoutes;

const idNo = (n: number) => `ind_01K9E1B2C3D4E5F6G7H8J9KAB${n}`;
const list = (query = {}) => pagesOf(listIndications, 2, { as: staffCaller, query });

beforeEach(() =>
  tableHolds(
    stored.user(aStaffUser()),
    ...[3, 1, 2].map((n) => stored.indication(anIndication({ id: idNo(n) }))),
    stored.indication(anIndication({ id: idNo(4), status: 'discarded' })),
  ),
);

describe('listIndications', () => {
  it('lists each new indication once, the oldest first, or another status', async () => {
    expect(await list()).toEqual([[idNo(1), idNo(2)], [idNo(3)]]);
    expect(await list({ status: 'discarded' })).toEqual([[idNo(4)]]);
  });

  it('refuses the paging key of another status', async () => {
    const { pagingKey = '' } = (
      await call(listIndications, { as: staffCaller, query: { limit: '1' } })
    ).body;
    const query = { pagingKey, status: 'contacted' };
    const answer = await call(listIndications, { as: staffCaller, query });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
