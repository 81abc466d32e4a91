import { staffRoutes } from '#contract/staff/routes.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aSentIndication } from '#test/support/stories/indications.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';

const { listIndications, updateIndication } = staffRoutes;

describe('listIndications', () => {
  it('lists each new indication once, the oldest first', async () => {
    const person = await aPerson();
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) ids.push((await aSentIndication(person)).id);
    const listed = (await readPages(listIndications, 20, { as: await theStaff() })).flat();
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('lists indications of another status when asked', async () => {
    const as = await theStaff();
    const { id } = await aSentIndication(await aPerson());
    await call(updateIndication, { as, params: { id }, body: { status: 'discarded' } });
    const listed = async (status: string) =>
      (await readPages(listIndications, 100, { as, query: { status } })).flat();
    expect(await listed('discarded')).toContain(id);
    expect(await listed('new')).not.toContain(id);
  });

  it('refuses the paging key of another status', async () => {
    const as = await theStaff();
    const person = await aPerson();
    await Promise.all([aSentIndication(person), aSentIndication(person)]);
    const pagingKey = await aPagingKey(listIndications, { as });
    const answer = await call(listIndications, { as, query: { pagingKey, status: 'contacted' } });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
