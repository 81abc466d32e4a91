import { staffRoutes } from '#contract/staff.ts';
import { anActiveBusiness, aPendingBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { altered, aPagingKey, pagesOf } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { refusesTheUnknown } from '#test/support/stories/refusals.ts';

const { listBusinessesForStaff } = staffRoutes;

describe('listBusinessesForStaff', () => {
  refusesTheUnknown(listBusinessesForStaff, () => ({}));

  it('shows each business that waits once, those that wait longest first', async () => {
    const waiting: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      waiting.push((await aPendingBusiness()).business.id);
    }
    const { business: approved } = await anActiveBusiness();
    const listed = (await pagesOf(listBusinessesForStaff, 20, { as: await theStaff() })).flat();
    expect(listed.filter((id) => waiting.includes(id))).toEqual(waiting);
    expect(listed).not.toContain(approved.id);
  });

  it('lists those of another status', async () => {
    const { business } = await anActiveBusiness();
    const list = { as: await theStaff(), query: { status: 'active' } };
    const listed = (await pagesOf(listBusinessesForStaff, 100, list)).flat();
    expect(listed.filter((id) => id === business.id)).toHaveLength(1);
  });

  it('refuses an altered paging key, and that of another status', async () => {
    await Promise.all([aPendingBusiness(), aPendingBusiness()]);
    const as = await theStaff();
    const pagingKey = await aPagingKey(listBusinessesForStaff, { as });
    for (const query of [
      { pagingKey: altered(pagingKey) },
      { pagingKey, status: 'active' },
      { pagingKey: '%%%' },
    ]) {
      const answer = await call(listBusinessesForStaff, { as, query });
      expect(answer.code).toBe('INVALID_PAGING_KEY');
    }
  });

  it.each([
    [{ status: 'waiting' }, 'status'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: 'many' }, 'limit'],
  ])('refuses the query %o', async (query, path) => {
    const answer = await call(listBusinessesForStaff, { as: await theStaff(), query });
    expect(answer.code).toBe('VALIDATION_FAILED');
    expect(answer.errors.map((error) => error.path)).toEqual([path]);
  });

  it('ignores a query parameter that there is not', async () => {
    const query = { sort: 'newest' };
    const { status } = await call(listBusinessesForStaff, { as: await theStaff(), query });
    expect(status).toBe(200);
  });

  it('refuses a consumer and an owner', async () => {
    const [consumer, { owner }] = await Promise.all([aPerson(), anActiveBusiness()]);
    for (const as of [consumer, owner]) {
      const answer = await call(listBusinessesForStaff, { as });
      expect({ status: answer.status, code: answer.code }).toEqual({
        status: 403,
        code: 'FORBIDDEN',
      });
    }
  });
});
