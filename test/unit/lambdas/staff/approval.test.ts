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

  it('to reject it stores the reason', () => {
    expect(decide(aPendingBusiness(), undefined, reject)).toEqual({
      live: { ...aPendingBusiness(), ...rejected },
    });
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

  it('of a business that was suspended meanwhile leaves it suspended', () => {
    const suspended = { status: 'suspended', suspendedReason: 'Fatura vencida' } as const;
    const { live } = decide(aRevision(), aBusiness(suspended), approve);
    expect(live).toMatchObject({ name: aRevision().name, ...suspended });
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

it.each([approve, reject])(
  'a decision on a revision of a closed business is refused: %j',
  (decision) => {
    const deciding = () => decide(aRevision(), aBusiness({ status: 'closed' }), decision);
    expect(deciding).toThrow(codeOf('INVALID_TRANSITION'));
  },
);
