import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import {
  aBusinessBody,
  aBusinessWithRevision,
  anActiveBusiness,
  aRegisteredBusiness,
  decideAsStaff,
  type OwnedBusiness,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import type { Person } from '#test/support/stories/people.ts';
import { sendConcurrently, statusesOf } from '#test/support/stories/twice.ts';

const { updateBusiness, listBusinesses } = businessRoutes;

function change(
  { owner, business }: OwnedBusiness,
  changes: Partial<BusinessInput> = { name: 'Padaria Aurora' },
  { id = business.id, ifMatch }: { id?: string; ifMatch?: string } = {},
) {
  return {
    as: owner,
    params: { id },
    body: aBusinessBody(owner, changes),
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  };
}

async function shownTo(owner: Person) {
  const { body } = await call(listBusinesses, { as: owner, query: { userId: owner.userId } });
  return body;
}

describe('updateBusiness', () => {
  it('edits a business that waits for approval', async () => {
    const owned = await aRegisteredBusiness();
    const { status, headers, body } = await call(updateBusiness, change(owned));
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toMatchObject({ id: owned.business.id, name: 'Padaria Aurora', version: 2 });
    expect((await shownTo(owned.owner)).items).toEqual([body]);
  });

  it('removes the fields that the new body omits', async () => {
    const owned = await aRegisteredBusiness({ legalName: 'Padaria São João Ltda' });
    const { body } = await call(updateBusiness, change(owned));
    expect(body.legalName).toBeUndefined();
  });

  it('creates a revision of a live business, which stays unchanged', async () => {
    const owned = await anActiveBusiness();
    const { body } = await call(updateBusiness, change(owned));
    expect(body).toMatchObject({
      name: 'Padaria Aurora',
      status: 'pending_approval',
      previousActive: owned.business.id,
      version: 1,
    });
    expect(body.id).not.toBe(owned.business.id);
    expect((await shownTo(owned.owner)).active).toEqual(owned.business);
  });

  it('creates no revision if no field that requires approval changes', async () => {
    const owned = await anActiveBusiness();
    const { body } = await call(updateBusiness, change(owned, {}));
    expect(body).toMatchObject({ id: owned.business.id, status: 'active' });
  });

  it('refuses a second revision while one is pending', async () => {
    const { owner, business } = await aBusinessWithRevision();
    const answer = await call(updateBusiness, change({ owner, business }, { name: 'Outra' }));
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'REVISION_PENDING',
    });
  });

  it('edits a pending revision by its own id', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const request = change({ owner, business }, { name: 'Outra' }, { id: revision.id });
    const { body } = await call(updateBusiness, request);
    expect(body).toMatchObject({ id: revision.id, name: 'Outra', previousActive: business.id });
    expect((await shownTo(owner)).active).toEqual(business);
  });

  it('submits a rejected business for approval again', async () => {
    const { owner, business } = await aRegisteredBusiness();
    await decideAsStaff(business.id, 'reject');
    const { body } = await call(updateBusiness, change({ owner, business }));
    expect(body.status).toBe('pending_approval');
    expect(body.rejectionReason).toBeUndefined();
  });

  it('creates one revision for two concurrent changes', async () => {
    const owned = await anActiveBusiness();
    const answers = await sendConcurrently(
      updateBusiness,
      ['Padaria Aurora', 'Padaria Lua'].map((name) => change(owned, { name })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});
