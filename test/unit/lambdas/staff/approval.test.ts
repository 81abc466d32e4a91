import {
  type ApprovalInput,
  approvedFields,
  type Business,
  type BusinessStatus,
} from '#contract/businesses/businesses.ts';
import { decideBusiness, decideRevision } from '#lambdas/staff/approval.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { staffId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const nowIso = now.toISOString();
const approve: ApprovalInput = { decision: 'approve' };
const reject: ApprovalInput = { decision: 'reject', reason: 'CNPJ de outra empresa' };

const decide = (pending: Business, live: Business | undefined, decision: ApprovalInput) =>
  live
    ? decideRevision(pending, live, decision, { staffId, now })
    : { decided: decideBusiness(pending, decision, { staffId, now, trialDays: 30 }) };

const { legalRegister: _, ...withoutTaxId } = aPendingBusiness();

describe('approving a business', () => {
  it('makes it active, with a trial of 30 days', () => {
    expect(decide(aPendingBusiness(), undefined, approve)).toEqual({
      decided: {
        ...aPendingBusiness(),
        status: 'active',
        approvedAt: nowIso,
        trialEndsAt: '2026-12-21T12:00:00.000Z',
        updatedAt: nowIso,
        version: 2,
      },
    });
  });

  it('removes the reason of an earlier rejection', () => {
    const outcome = decide(aPendingBusiness({ rejectionReason: 'Nome' }), undefined, approve);
    expect(outcome).not.toHaveProperty('decided.rejectionReason');
  });

  it('works for a business with a CPF', () => {
    const pending = { ...withoutTaxId, personRegister: '52998224725' };
    expect(decide(pending, undefined, approve)).toMatchObject({ decided: { status: 'active' } });
  });
});

describe('rejecting a business', () => {
  it('stores the reason', () => {
    expect(decide(aPendingBusiness(), undefined, reject)).toEqual({
      decided: {
        ...aPendingBusiness(),
        status: 'rejected',
        rejectionReason: reject.reason,
        updatedAt: nowIso,
        version: 2,
      },
    });
  });
});

describe('approving a revision', () => {
  it('merges it into the live business, which keeps its id, creation date and trial', () => {
    const live = {
      ...aBusiness({ rejectionReason: 'Antes', legalName: 'Aurora Ltda' }),
      rejectedRevisionId: 'biz_before',
    };
    const revision = aRevision({ sizeTypeId: 3 });
    expect(decide(revision, live, approve)).toEqual({
      live: {
        ...aBusiness(),
        name: revision.name,
        sizeTypeId: 3,
        approvedAt: nowIso,
        updatedAt: nowIso,
        version: 4,
      },
    });
  });

  it('keeps a live avatar that was changed, added or removed meanwhile', () => {
    const [old, latest] = ['https://x.test/old.webp', 'https://x.test/new.webp'];
    const changed = decide(
      aRevision({ avatarUrl: old }),
      aBusiness({ avatarUrl: latest }),
      approve,
    );
    expect(changed).toMatchObject({ live: { avatarUrl: latest } });
    const added = decide(aRevision(), aBusiness({ avatarUrl: latest }), approve);
    expect(added).toMatchObject({ live: { avatarUrl: latest } });
    const removed = decide(aRevision({ avatarUrl: old }), aBusiness(), approve);
    expect(removed).not.toHaveProperty('live.avatarUrl');
  });

  it('takes every field that needs approval from the revision', () => {
    const revision = aRevision({ legalName: 'Aurora Pães Ltda', sizeTypeId: 5 });
    const { live } = decide(revision, aBusiness(), approve) as { live: Business };
    for (const field of approvedFields) expect(live[field]).toBe(revision[field]);
  });

  it('removes fields that the revision does not have', () => {
    const { legalRegister: _cnpj, ...revision } = aRevision({ personRegister: '52998224725' });
    const outcome = decide(revision, aBusiness(), approve);
    expect(outcome).toMatchObject({ live: { personRegister: '52998224725' } });
    expect(outcome).not.toHaveProperty('live.legalRegister');
  });

  it('of a business that was suspended meanwhile leaves it suspended', () => {
    const live = aBusiness({ status: 'suspended', suspendedReason: 'Fatura vencida' });
    expect(decide(aRevision(), live, approve)).toMatchObject({
      live: { name: aRevision().name, status: 'suspended', suspendedReason: 'Fatura vencida' },
    });
  });
});

describe('rejecting a revision', () => {
  it('archives it and stores its id and the reason in the live business as its next version', () => {
    expect(decide(aRevision(), aBusiness(), reject)).toEqual({
      live: {
        ...aBusiness(),
        rejectionReason: reject.reason,
        rejectedRevisionId: revisionId,
        updatedAt: nowIso,
        version: 4,
      },
      archived: {
        ...aRevision(),
        status: 'rejected',
        rejectionReason: reject.reason,
        updatedAt: nowIso,
        version: 2,
      },
    });
  });
});

describe('a decision on a revision of a business that was closed meanwhile', () => {
  it.each([approve, reject])('is refused', (decision) => {
    expect(() => decide(aRevision(), aBusiness({ status: 'closed' }), decision)).toThrow(
      expect.objectContaining({ code: 'INVALID_TRANSITION' }),
    );
  });
});

describe.each([
  ['a new business', aPendingBusiness(), undefined],
  ['a revision', aRevision(), aBusiness()],
] as const)('a decision on %s', (_case, pending, live) => {
  it.each(['active', 'rejected', 'suspended', 'closed'] satisfies BusinessStatus[])(
    'is refused for the status %s',
    (status) => {
      for (const decision of [approve, reject]) {
        expect(() => decide({ ...pending, status }, live, decision)).toThrow(
          expect.objectContaining({ code: 'INVALID_TRANSITION' }),
        );
      }
    },
  );

  it('is refused to its owner, even if they are staff', () => {
    for (const decision of [approve, reject]) {
      expect(() => decide({ ...pending, userId: staffId }, live, decision)).toThrow(
        expect.objectContaining({ code: 'FORBIDDEN' }),
      );
    }
  });

  it('can only be a rejection without a tax id', () => {
    const { legalRegister: _cnpj, ...withoutCnpj } = pending;
    expect(() => decide(withoutCnpj, live, approve)).toThrow(
      expect.objectContaining({ code: 'TAX_ID_MISSING' }),
    );
    expect(() => decide(withoutCnpj, live, reject)).not.toThrow();
  });
});
