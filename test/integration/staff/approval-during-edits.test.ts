import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import {
  aBusinessBody,
  aBusinessWithRevision,
  aRegisteredBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import type { Person } from '#test/support/stories/people.ts';
import { storedUnder } from '#test/support/stories/table.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const { updateBusiness, getBusiness } = businessRoutes;
const { decideBusinessApproval, listBusinessesForStaff } = staffRoutes;

/** Sends ten different edits and ten approvals of a record concurrently. Returns the successful answers. */
async function race(owner: Person, id: string) {
  const request = { as: await theStaff(), params: { id } };
  const edit = (number: number) =>
    call(updateBusiness, {
      as: owner,
      params: { id },
      body: aBusinessBody(owner, { name: `Padaria ${number}`, legalName: `Padaria ${number}` }),
    });
  const approval = async () => {
    // No ETag if another approval has merged the revision.
    const { etag = ifMatch(1)['if-match'] } = (await call(getBusiness, request)).headers;
    const headers = { 'if-match': etag };
    return call(decideBusinessApproval, { ...request, headers, body: { decision: 'approve' } });
  };
  const [edits, approvals] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, (_, number) => edit(number))),
    Promise.all(Array.from({ length: 10 }, approval)),
  ]);
  const lost = [...edits, ...approvals].filter(({ status }) => status !== 200);
  for (const { code } of lost) {
    expect([
      'UNAVAILABLE',
      'INVALID_TRANSITION',
      'VERSION_MISMATCH',
      'BUSINESS_NOT_FOUND',
      'REVISION_PENDING',
    ]).toContain(code);
  }
  const succeeded = approvals.filter(({ status }) => status === 200);
  return {
    edits: edits.filter(({ status }) => status === 200).map((answer) => answer.body),
    // All may give up while edits come first; the record is then still pending.
    approvals: (succeeded.length > 0 ? succeeded : [await approval()]).map((answer) => answer.body),
  };
}

const byVersion = (one: { version: number }, other: { version: number }) =>
  one.version - other.version;

describe('an approval while the owner edits', () => {
  beforeAll(async () => {
    const { owner, business } = await aRegisteredBusiness();
    await warmUp(getBusiness, { as: owner, params: { id: business.id } });
    await warmUp(listBusinessesForStaff, { as: await theStaff(), query: { limit: '1' } });
  }, 120_000);

  it('merges the last edit before it completely, and loses none', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const { edits, approvals } = await race(owner, revision.id);
    expect(approvals).toHaveLength(1);
    const inOrder = [revision, ...edits.toSorted(byVersion)];
    expect(inOrder.map(({ version }) => version)).toEqual(inOrder.map((_, index) => index + 1));
    const last = inOrder.at(-1);
    const { body: live } = await call(getBusiness, { as: owner, params: { id: business.id } });
    expect(live).toEqual(approvals[0]);
    expect(live).toEqual({
      ...business,
      name: last?.name,
      ...(last?.legalName && { legalName: last.legalName }),
      approvedAt: live.approvedAt,
      updatedAt: live.updatedAt,
      version: business.version + 1,
    });
    expect(await storedUnder(keys.business(revision.id).PK)).toEqual([]);
    expect(await auditsOf(business.id)).toHaveLength(2);
  });

  it('of a new business puts each edit before it, or into one revision after it', async () => {
    const { owner, business } = await aRegisteredBusiness();
    const { edits, approvals } = await race(owner, business.id);
    expect(approvals).toHaveLength(1);
    const before = [business, ...edits.filter(({ id }) => id === business.id).toSorted(byVersion)];
    expect(before.map(({ version }) => version)).toEqual(before.map((_, index) => index + 1));
    expect(approvals[0]).toMatchObject({
      status: 'active',
      name: before.at(-1)?.name,
      version: before.length + 1,
    });
    const after = edits.filter(({ id }) => id !== business.id);
    expect(after.length).toBeLessThanOrEqual(1);
    for (const { previousActive } of after) expect(previousActive).toBe(business.id);
  });
});
