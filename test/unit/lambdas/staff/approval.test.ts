import {
  type ApprovalInput,
  approvedFields,
  type Business,
  type BusinessStatus,
} from '#contract/businesses/businesses.ts';
import { liftedOf, suspendedFor } from '#lambdas/businesses/suspension.ts';
import { decideBusiness, decideRevision } from '#lambdas/staff/approval.ts';
import { liftedByStaff, suspendedByStaff } from '#lambdas/staff/staff-suspension.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { staffId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const updatedAt = now.toISOString();
const approve: ApprovalInput = { decision: 'approve' };
const reject: ApprovalInput = { decision: 'reject', reason: 'CNPJ de outra empresa' };
const rejected = { status: 'rejected', rejectionReason: reject.reason, updatedAt, version: 2 };

const decide = (pending: Business, live: Business | undefined, decision: ApprovalInput) =>
  live
    ? decideRevision(pending, live, decision, { staffId, now })
    : { live: decideBusiness(pending, decision, { staffId, now, trialDays: 30 }) };

const withoutTaxId = ({ legalRegister: _, ...business }: Business): Business => business;
const codeOf = (code: string) => expect.objectContaining({ code });
const [old, latest] = ['https://x.test/old.webp', 'https://x.test/new.webp'];

describe('a decision on a new business', () => {
  it.each([
    ['starts a trial of 30 days', {}],
    ['removes the reason of an earlier rejection', { rejectionReason: 'Nome' }],
  ])('to approve it %s', (_, changes) => {
    const dates = { approvedAt: updatedAt, trialEndsAt: '2026-12-21T12:00:00.000Z', updatedAt };
    expect(decide(aPendingBusiness(changes), undefined, approve)).toEqual({
      live: { ...aPendingBusiness(), status: 'active', ...dates, version: 2 },
    });
  });

  it('to approve it starts no trial of 0 days', () => {
    const decided = decideBusiness(aPendingBusiness(), approve, { staffId, now, trialDays: 0 });
    expect(decided).not.toHaveProperty('trialEndsAt');
  });
});

describe('approving a revision', () => {
  it('merges it into the live business, which keeps its id, creation date and trial', () => {
    const live = {
      ...aBusiness({ rejectionReason: 'Antes', legalName: 'Aurora Ltda' }),
      rejectedRevisionId: 'biz_before',
    };
    const { name } = aRevision();
    expect(decide(aRevision({ sizeTypeId: 3 }), live, approve)).toEqual({
      live: { ...aBusiness(), name, sizeTypeId: 3, approvedAt: updatedAt, updatedAt, version: 4 },
    });
  });

  it.each<[string, Partial<Business>, Partial<Business>, string | undefined]>([
    ['changed', { avatarUrl: old }, { avatarUrl: latest }, latest],
    ['added', {}, { avatarUrl: latest }, latest],
    ['removed', { avatarUrl: old }, {}, undefined],
  ])('keeps a live avatar that was %s meanwhile', (_, revision, live, avatarUrl) => {
    const outcome = decide(aRevision(revision), aBusiness(live), approve);
    expect(outcome.live.avatarUrl).toBe(avatarUrl);
  });

  it('takes every field that needs approval from the revision, and removes those that it lacks', () => {
    const revision = withoutTaxId(
      aRevision({ legalName: 'Aurora Pães Ltda', sizeTypeId: 5, personRegister: '52998224725' }),
    );
    const { live } = decide(revision, aBusiness(), approve);
    for (const field of approvedFields) expect(live[field]).toBe(revision[field]);
    expect(live).not.toHaveProperty('legalRegister');
  });
});

it('rejecting a revision archives it, and stores its id and the reason in the live business as its next version', () => {
  const rejection = { rejectionReason: reject.reason, rejectedRevisionId: revisionId, updatedAt };
  expect(decide(aRevision({ avatarUrl: old }), aBusiness(), reject)).toEqual({
    live: { ...aBusiness(), ...rejection, version: 4 },
    archived: { ...aRevision(), ...rejected },
  });
});

describe.each([
  ['a new business', aPendingBusiness(), undefined],
  ['a revision', aRevision(), aBusiness()],
])('a decision on %s', (_case, pending, live) => {
  it.each(['active', 'rejected', 'suspended', 'closed'] satisfies BusinessStatus[])(
    'is refused for the status %s',
    (status) => {
      for (const decision of [approve, reject]) {
        const deciding = () => decide({ ...pending, status }, live, decision);
        expect(deciding).toThrow(codeOf('INVALID_TRANSITION'));
      }
    },
  );

  it('is refused to its owner, even if they are staff', () => {
    for (const decision of [approve, reject]) {
      const deciding = () => decide({ ...pending, userId: staffId }, live, decision);
      expect(deciding).toThrow(codeOf('FORBIDDEN'));
    }
  });

  it('can only be a rejection without a tax id; a CPF is one', () => {
    const without = withoutTaxId(pending);
    expect(() => decide(without, live, approve)).toThrow(codeOf('TAX_ID_MISSING'));
    for (const [record, decision] of [
      [without, reject],
      [{ ...without, personRegister: '52998224725' }, approve],
    ] as const) {
      expect(() => decide(record, live, decision)).not.toThrow();
    }
  });
});
const decision = { staffId, now };
const suspendedReason = 'Fatura vencida';
const suspend = (business = aBusiness()) => suspendedByStaff(business, suspendedReason, decision);
const lift = (business: ReturnType<typeof aBusiness>) => liftedByStaff(business, decision);

describe('a suspension', () => {
  it.each(['pending_approval', 'rejected', 'closed'] satisfies BusinessStatus[])(
    'is neither made nor lifted while a business is %s',
    (status) => {
      for (const decide of [suspend, lift]) {
        expect(() => decide(aBusiness({ status }))).toThrow(codeOf('INVALID_TRANSITION'));
      }
    },
  );

  it('coexists with a suspension for unpaid invoices, which stays after the lift', () => {
    const unpaid = suspendedFor(aBusiness(), 'payment', now);
    expect(unpaid).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    const both = suspend(unpaid);
    expect(both).toMatchObject({ suspendedBy: ['payment', 'staff'], suspendedReason });
    const left = lift(both);
    expect(left).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    expect(left).not.toHaveProperty('suspendedReason');
    const byStaff = { status: 'suspended', suspendedBy: ['staff'], suspendedReason };
    expect(liftedOf(both, 'payment', now)).toMatchObject(byStaff);
    expect(liftedOf(left, 'payment', now).status).toBe('active');
    expect(() => lift(left)).toThrow(codeOf('INVALID_TRANSITION'));
  });

  it('is neither made nor lifted by staff who own the business', () => {
    const own = { userId: staffId };
    expect(() => suspend(aBusiness(own))).toThrow(codeOf('FORBIDDEN'));
    expect(() => lift(aBusiness({ ...own, status: 'suspended' }))).toThrow(codeOf('FORBIDDEN'));
  });
});
