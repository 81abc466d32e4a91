import { generateCnpj } from '@brazilian-utils/brazilian-utils/generate-cnpj';
import type { Business } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { withCheckDigits } from '#scripts/seed/bulk-data.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import {
  aBusinessBody,
  aBusinessWithRevision,
  aRegisteredBusiness,
  asSeenByStaff,
  type OwnedBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { type Call, call } from '#test/support/stories/call.ts';
import type { Person } from '#test/support/stories/people.ts';
import { storedUnder } from '#test/support/stories/table.ts';

const { decideBusinessApproval } = staffRoutes;
const { listBusinesses, updateBusiness } = businessRoutes;

const approve = { decision: 'approve' };
const reject = { decision: 'reject', reason: 'O CNPJ é de outra empresa' };

async function decision(id: string, body: object): Promise<Call> {
  return { ...(await asSeenByStaff(id)), body };
}

async function shownTo(owner: Person) {
  const { body } = await call(listBusinesses, { as: owner, query: { userId: owner.userId } });
  return body;
}

const maskedCnpj = '**.***.333/0001-**';

describe('decideBusinessApproval', () => {
  it('gives the establishments of a company one trial together', async () => {
    const first = generateCnpj();
    const register = (legalRegister: string) => aRegisteredBusiness({ legalRegister });
    const approved = async ({ business }: OwnedBusiness) =>
      (await call(decideBusinessApproval, await decision(business.id, approve))).body;
    expect(await approved(await register(first))).toHaveProperty('trialEndsAt');
    // A branch of the same company.
    const branch = withCheckDigits(`${first.slice(0, 8)}0002`);
    expect(await approved(await register(branch))).not.toHaveProperty('trialEndsAt');
  });

  it('activates a business and starts its trial', async () => {
    const { owner, business } = await aRegisteredBusiness({ legalRegister: generateCnpj() });
    const { status, body } = await call(
      decideBusinessApproval,
      await decision(business.id, approve),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: business.id, status: 'active', version: 2 });
    expect(Date.parse(body.trialEndsAt ?? '')).toBeGreaterThan(Date.parse(body.approvedAt ?? ''));
    expect((await shownTo(owner)).items).toEqual([body]);
  });

  it('refuses a version that the owner has changed since, and a decision without a version', async () => {
    const { owner, business } = await aRegisteredBusiness();
    const seen = await decision(business.id, approve);
    const body = aBusinessBody(owner, { legalRegister: '12ABC34501DE35' });
    await call(updateBusiness, { as: owner, params: { id: business.id }, body });
    expect(await call(decideBusinessApproval, seen)).toMatchObject({
      status: 412,
      code: 'VERSION_MISMATCH',
    });
    expect(await call(decideBusinessApproval, { ...seen, headers: {} })).toMatchObject({
      status: 428,
      code: 'VERSION_REQUIRED',
    });
    expect((await shownTo(owner)).items[0]).toMatchObject({
      status: 'pending_approval',
      version: 2,
    });
  });

  it('rejects a business with a reason that its owner can read', async () => {
    const { owner, business } = await aRegisteredBusiness();
    await call(decideBusinessApproval, await decision(business.id, reject));
    const [shown] = (await shownTo(owner)).items;
    expect(shown).toMatchObject({ status: 'rejected', rejectionReason: reject.reason });
  });

  it('stores an audit record with the actor, the decision, the time and the reason', async () => {
    const { business } = await aRegisteredBusiness();
    const { body } = await call(decideBusinessApproval, await decision(business.id, reject));
    const staff = await theStaff();
    // Records of decisions contain no image, and masked tax ids.
    const inRecord = ({ images: _, ...rest }: Business) => ({
      ...rest,
      legalRegister: maskedCnpj,
    });
    expect(await auditsOf(business.id)).toEqual([
      expect.objectContaining({
        staffId: staff.userId,
        action: 'reject',
        reason: reject.reason,
        at: body.updatedAt,
        before: inRecord(business),
        after: inRecord(body),
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

  it('shows a rejected revision to its owner, with the reason in the live record, until they keep the live data', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    await call(decideBusinessApproval, await decision(revision.id, reject));
    const { items, active, rejectedRevision } = await shownTo(owner);
    expect(active).toBeUndefined();
    expect(rejectedRevision).toMatchObject({ id: revision.id, name: revision.name });
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

    const same = aBusinessBody(owner, { name: business.name });
    await call(updateBusiness, { as: owner, params: { id: business.id }, body: same });
    const kept = await shownTo(owner);
    expect(kept.rejectedRevision).toBeUndefined();
    expect(kept.items[0]).not.toHaveProperty('rejectionReason');
  });
});
