import { staffRoutes } from '#contract/staff/routes.ts';
import type { Decision } from '#contract/staff/staff.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  aRegisteredBusiness,
  asSeenByStaff,
  decideAsStaff,
  lift,
  suspend,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aSentIndication } from '#test/support/stories/indications.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';

const { listDecisions, suspendBusiness, updateIndication } = staffRoutes;

const decisionsOn = async (businessId: string) =>
  (await call(listDecisions, { as: await theStaff(), query: { businessId } })).body.items;

/** All decisions on these ids, newest first; other files add up to 400 decisions at the same time. */
async function allDecisionsOn(ids: readonly string[]) {
  const found: Decision[] = [];
  let query: Readonly<Record<string, string>> = { limit: '100' };
  for (let page = 0; page < 4; page += 1) {
    const { items, pagingKey } = (await call(listDecisions, { as: await theStaff(), query })).body;
    found.push(...items.filter(({ subjectId }) => ids.includes(subjectId)));
    if (!pagingKey || found.length >= ids.length) return found;
    query = { limit: '100', pagingKey };
  }
  return found;
}

describe('listDecisions', () => {
  it('lists the decisions on a business, newest first, with reason, change and staff member', async () => {
    const as = await theStaff();
    const { business } = await anActiveBusiness();
    const reason = 'Endereço de outra empresa';
    await call(suspendBusiness, { ...(await asSeenByStaff(business.id)), body: { reason } });
    const lifted = await lift({ business });
    const decisions = await decisionsOn(business.id);
    expect(decisions.map(({ action }) => action)).toEqual(['lift', 'suspend', 'approve']);
    expect(decisions[0]).toMatchObject({ at: lifted.body.updatedAt, staffName: as.email });
    const record = { name: business.name, sizeTypeId: business.sizeTypeId };
    const masked = { ...record, legalRegister: '**.***.333/0001-**' };
    expect(decisions[1]).toEqual({
      id: expect.any(String),
      subjectId: business.id,
      subjectName: business.name,
      staffId: as.userId,
      staffName: as.email,
      at: expect.any(String),
      action: 'suspend',
      reason,
      before: { ...masked, status: 'active' },
      after: { ...masked, status: 'suspended' },
    });
  });

  it('lists the decision on a revision under its live business', async () => {
    const { business, revision } = await aBusinessWithRevision();
    await decideAsStaff(revision.id, 'approve');
    const [merged] = await decisionsOn(business.id);
    expect(merged).toMatchObject({
      before: { name: business.name },
      after: { name: revision.name },
    });
    expect(await decisionsOn(revision.id)).toEqual([]);
  });

  it('lists all decisions, those on indications with the name of the shop', async () => {
    const as = await theStaff();
    const { business } = await aRegisteredBusiness();
    const { id } = await aSentIndication(await aPerson());
    await decideAsStaff(business.id, 'reject', 'Falta a razão social');
    await call(updateIndication, { as, params: { id }, body: { status: 'contacted' } });
    await eventually(async () => {
      expect(await allDecisionsOn([business.id, id])).toMatchObject([
        {
          subjectId: id,
          subjectName: 'Livraria do Cais',
          action: 'contact',
          before: { status: 'new' },
          after: { status: 'contacted' },
        },
        { subjectId: business.id, action: 'reject', reason: 'Falta a razão social' },
      ]);
    });
  });

  it('lists each decision of a business once, page by page', async () => {
    const as = await theStaff();
    const { business } = await anActiveBusiness();
    await suspend({ business });
    await lift({ business });
    const query = { businessId: business.id };
    const pages = await readPages(listDecisions, 2, { as, query });
    expect(pages.map((ids) => ids.length)).toEqual([2, 1]);
    expect(pages.flat()).toEqual((await decisionsOn(business.id)).map(({ id }) => id));
    const pagingKey = await aPagingKey(listDecisions, { as, query });
    const answer = await call(listDecisions, { as, query: { pagingKey } });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
