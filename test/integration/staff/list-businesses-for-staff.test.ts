import type { Business } from '#contract/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import type { BusinessForStaff } from '#contract/staff.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  aPendingBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPagingKey, pagesOf } from '#test/support/stories/paging.ts';

const { listBusinessesForStaff } = staffRoutes;

/** The row of a business in the list of its status, read page by page. */
async function rowOf({ id, status }: Business): Promise<BusinessForStaff | undefined> {
  let pagingKey: string | undefined;
  do {
    const query = { status, limit: '100', ...(pagingKey && { pagingKey }) };
    const { body } = await call(listBusinessesForStaff, { as: await theStaff(), query });
    const row = body.items.find((item) => item.id === id);
    if (row) return row;
    pagingKey = body.pagingKey;
  } while (pagingKey);
  return undefined;
}

describe('listBusinessesForStaff', () => {
  it('lists each pending business once, oldest first', async () => {
    const waiting: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      waiting.push((await aPendingBusiness()).business.id);
    }
    const { business: approved } = await anActiveBusiness();
    const listed = (await pagesOf(listBusinessesForStaff, 20, { as: await theStaff() })).flat();
    expect(listed.filter((id) => waiting.includes(id))).toEqual(waiting);
    expect(listed).not.toContain(approved.id);
  });

  it('says who registered each business, also for a revision', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    expect((await rowOf(business))?.applicant).toEqual({ email: owner.email });
    expect(await rowOf(revision)).toEqual({
      ...revision,
      active: business,
      applicant: { email: owner.email },
    });
  });

  it('filters by status', async () => {
    const { business } = await anActiveBusiness();
    const list = { as: await theStaff(), query: { status: 'active' } };
    const listed = (await pagesOf(listBusinessesForStaff, 100, list)).flat();
    expect(listed.filter((id) => id === business.id)).toHaveLength(1);
  });

  it('refuses the paging key of another status', async () => {
    await Promise.all([aPendingBusiness(), aPendingBusiness()]);
    const as = await theStaff();
    const pagingKey = await aPagingKey(listBusinessesForStaff, { as });
    const query = { pagingKey, status: 'active' };
    const answer = await call(listBusinessesForStaff, { as, query });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
