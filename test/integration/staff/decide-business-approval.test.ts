import { businessRoutes } from '#contract/businesses.ts';
import { staffRoutes } from '#contract/staff.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusinessInput,
  aBusinessWithRevision,
  anActiveBusiness,
  aPendingBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { type Call, call } from '#test/support/stories/call.ts';
import { aPerson, aStaffMember, type Person } from '#test/support/stories/people.ts';
import { refusesBadBodies, refusesTheUnknown } from '#test/support/stories/refusals.ts';
import { storedUnder, writeUser } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';

const { decideBusinessApproval } = staffRoutes;
const { listBusinesses, createBusiness } = businessRoutes;

const approve = { decision: 'approve' };
const reject = { decision: 'reject', reason: 'O CNPJ é de outra empresa' };

async function decision(id: string, body: object): Promise<Call> {
  return { as: await theStaff(), params: { id }, body };
}

async function shownTo(owner: Person) {
  const { body } = await call(listBusinesses, { as: owner, query: { userId: owner.userId } });
  return body;
}

const auditsOf = (businessId: string) => storedUnder(keys.audit(businessId, '').PK);

describe('decideBusinessApproval', () => {
  refusesTheUnknown(decideBusinessApproval, () => ({
    params: { id: 'biz_01K9A1B2C3D4E5F6G7H8J9KABC' },
    body: approve,
  }));

  it('makes a business active, with its trial', async () => {
    const { owner, business } = await aPendingBusiness();
    const { status, body } = await call(
      decideBusinessApproval,
      await decision(business.id, approve),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: business.id, status: 'active', version: 2 });
    expect(Date.parse(body.trialEndsAt ?? '')).toBeGreaterThan(Date.parse(body.approvedAt ?? ''));
    expect((await shownTo(owner)).items).toEqual([body]);
  });

  it('rejects one with a reason, which its owner reads', async () => {
    const { owner, business } = await aPendingBusiness();
    await call(decideBusinessApproval, await decision(business.id, reject));
    const [shown] = (await shownTo(owner)).items;
    expect(shown).toMatchObject({ status: 'rejected', rejectionReason: reject.reason });
  });

  it('leaves a record of who decided what, when and why', async () => {
    const { business } = await aPendingBusiness();
    const { body } = await call(decideBusinessApproval, await decision(business.id, reject));
    const staff = await theStaff();
    expect(await auditsOf(business.id)).toEqual([
      expect.objectContaining({
        staffId: staff.userId,
        action: 'reject',
        reason: reject.reason,
        at: body.updatedAt,
        before: business,
        after: body,
      }),
    ]);
  });

  it('merges an approved revision into the live record, which keeps its id', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const { body } = await call(decideBusinessApproval, await decision(revision.id, approve));
    expect(body).toMatchObject({ id: business.id, name: revision.name, status: 'active' });
    expect(await shownTo(owner)).toEqual({ items: [body], currentBusinessId: business.id });
    expect(await storedUnder(keys.business(revision.id).PK)).toEqual([]);
    expect(await auditsOf(business.id)).toHaveLength(2);
  });

  it('archives a rejected revision, and tells the live record why', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    await call(decideBusinessApproval, await decision(revision.id, reject));
    const { items, active } = await shownTo(owner);
    expect(active).toBeUndefined();
    expect(items).toEqual([
      expect.objectContaining({
        id: business.id,
        name: business.name,
        status: 'active',
        rejectionReason: reject.reason,
      }),
    ]);
    const [archived] = await storedUnder(keys.business(revision.id).PK);
    expect(archived).toMatchObject({ status: 'rejected', previousActive: business.id });
  });

  it('asks for a reason to reject', async () => {
    const { business } = await aPendingBusiness();
    const request = await decision(business.id, { decision: 'reject' });
    const answer = await call(decideBusinessApproval, request);
    expect(answer.errors).toEqual([{ path: 'reason', code: 'REQUIRED' }]);
  });

  it('asks for a tax id to approve', async () => {
    const owner = await aPerson();
    const { legalRegister: _, ...body } = aBusinessInput(owner);
    const created = await call(createBusiness, { as: owner, body });
    const answer = await call(decideBusinessApproval, await decision(created.body.id, approve));
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'TAX_ID_MISSING',
    });
    expect((await shownTo(owner)).items).toEqual([created.body]);
    expect(await auditsOf(created.body.id)).toEqual([]);
  });

  it('decides once: what is active or rejected waits for nobody', async () => {
    const { business } = await anActiveBusiness();
    const answer = await call(decideBusinessApproval, await decision(business.id, reject));
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'INVALID_TRANSITION',
    });
  });

  it('takes one of two decisions at once, and records that one', async () => {
    const { business } = await aPendingBusiness();
    const answers = await atOnce(decideBusinessApproval, [
      await decision(business.id, approve),
      await decision(business.id, reject),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await auditsOf(business.id)).toHaveLength(1);
  });

  it('decides once by the same request twice at once', async () => {
    const { business } = await aPendingBusiness();
    const [one, other] = await twiceAtOnce(
      decideBusinessApproval,
      await decision(business.id, approve),
    );
    expect(other.body).toEqual(one.body);
    expect(await auditsOf(business.id)).toHaveLength(1);
  });

  it('does not decide on another version than the one that was looked at', async () => {
    const { owner, business } = await aPendingBusiness();
    const request = await decision(business.id, approve);
    const answer = await call(decideBusinessApproval, {
      ...request,
      headers: { 'if-match': '"2"' },
    });
    expect(answer.code).toBe('VERSION_MISMATCH');
    expect((await shownTo(owner)).items).toEqual([business]);
  });

  it('lets nobody decide on their own business', async () => {
    const staff = await aStaffMember();
    const { body } = await call(createBusiness, { as: staff, body: aBusinessInput(staff) });
    const answer = await call(decideBusinessApproval, {
      as: staff,
      params: { id: body.id },
      body: approve,
    });
    expect(answer.code).toBe('FORBIDDEN');
    expect((await shownTo(staff)).items).toEqual([body]);
  });

  describe('by someone who is not staff', () => {
    it('refuses the owner', async () => {
      const { owner, business } = await aPendingBusiness();
      const request = { as: owner, params: { id: business.id }, body: approve };
      expect((await call(decideBusinessApproval, request)).code).toBe('FORBIDDEN');
      expect((await shownTo(owner)).items).toEqual([business]);
    });

    it.each(['consumer', 'validator'])('refuses a %s', async (role) => {
      const [{ owner, business }, person] = await Promise.all([aPendingBusiness(), aPerson()]);
      if (role === 'validator') {
        const createdAt = new Date().toISOString();
        const shopId = 'shp_01K9A1B2C3D4E5F6G7H8J9KABC';
        await writeUser({ userId: person.userId, status: 'active', createdAt, shopId });
      }
      const request = { as: person, params: { id: business.id }, body: approve };
      expect((await call(decideBusinessApproval, request)).code).toBe('FORBIDDEN');
      expect((await shownTo(owner)).items).toEqual([business]);
    });
  });

  it('answers 404 where there is no such business', async () => {
    const request = await decision('biz_01K9A1B2C3D4E5F6G7H8J9KABC', approve);
    expect((await call(decideBusinessApproval, request)).code).toBe('BUSINESS_NOT_FOUND');
  });

  refusesBadBodies(
    decideBusinessApproval,
    async () => decision((await aPendingBusiness()).business.id, approve),
    async ({ params }) => {
      const [stored] = await storedUnder(keys.business(String(params?.['id'])).PK);
      expect(stored).toMatchObject({ status: 'pending_approval', version: 1 });
    },
  );
});
