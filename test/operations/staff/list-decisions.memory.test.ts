import { staffRoutes } from '#contract/staff/routes.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { anIndication, indicationId } from '#test/support/builders/a-shop.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { asStaff, staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const { decideBusinessApproval, liftSuspension, listDecisions, suspendBusiness, updateIndication } =
  staffRoutes;

const list = async (query = {}) =>
  (await call(listDecisions, { as: staffCaller, query })).body.items;

/** Staff merge a revision, suspend its business, lift that, and contact an indicated shop, a minute after each other. */
async function decideFourTimes(): Promise<void> {
  const approval = { decision: 'approve' };
  const suspension = { reason: 'Outra empresa' };
  const decisions = [
    () => call(decideBusinessApproval, asStaff(revisionId, 1, approval)),
    () => call(suspendBusiness, asStaff(businessId, 4, suspension)),
    () => call(liftSuspension, asStaff(businessId, 5)),
    () => call(updateIndication, asStaff(indicationId, 1, { status: 'contacted' })),
  ];
  for (const [minute, decide] of decisions.entries()) {
    stopDateAt(`2026-11-21T12:0${minute}:00.000Z`);
    await decide();
  }
}

beforeEach(async () => {
  userPoolKeeps([anAccount(staffId, { name: 'Caio' })]);
  await tableHolds(
    stored.user(aStaffUser()),
    stored.business({ ...aBusiness(), revisionId }),
    stored.business(aRevision()),
    stored.indication(anIndication()),
  );
  await decideFourTimes();
});

describe('listDecisions', () => {
  it('lists those on a business, newest first, a revision under its live business', async () => {
    const { name } = aRevision();
    const [, suspension, approval, ...others] = await list({ businessId });
    const record = { name, sizeTypeId: 2, legalRegister: '**.***.333/0001-**' };
    expect(suspension).toEqual({
      id: expect.any(String),
      subjectId: businessId,
      subjectName: name,
      staffId,
      staffName: 'Caio',
      at: '2026-11-21T12:01:00.000Z',
      action: 'suspend',
      reason: 'Outra empresa',
      before: { ...record, status: 'active' },
      after: { ...record, status: 'suspended' },
    });
    expect(approval).toMatchObject({ before: { name: aBusiness().name }, after: { name } });
    expect(others).toEqual([]);
    expect(await list({ businessId: revisionId })).toEqual([]);
  });

  it('lists all, those on indications with the name of the shop', async () => {
    userPoolKeeps([anAccount(staffId)]);
    const decisions = await list();
    const actions = ['contact', 'lift', 'suspend', 'approve'];
    expect(decisions.map(({ action }) => action)).toEqual(actions);
    expect(decisions[0]).toMatchObject({
      ...{ subjectId: indicationId, subjectName: 'Livraria do Cais' },
      staffName: `${staffId}@vitrine.test`,
      ...{ before: { status: 'new' }, after: { status: 'contacted' } },
    });
  });

  it('lists each decision of a business once, page by page', async () => {
    const first = await call(listDecisions, { as: staffCaller, query: { businessId, limit: '2' } });
    const { items, pagingKey = '' } = first.body;
    const rest = await list({ businessId, pagingKey });
    expect([...items, ...rest]).toEqual(await list({ businessId }));
    const answer = await call(listDecisions, { as: staffCaller, query: { pagingKey } });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
