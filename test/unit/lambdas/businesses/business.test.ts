import type { BusinessInput, BusinessStatus } from '#contract/businesses.ts';
import {
  changeBusiness,
  currentBusinessId,
  needsApproval,
  newBusiness,
} from '#lambdas/businesses/business.ts';
import {
  aBusiness,
  aBusinessInput,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const nowIso = now.toISOString();
const noRevision = { hasRevision: false, revisionId, now };
const withRevision = { hasRevision: true, revisionId, now };

const { legalRegister: _, ...withoutTaxId } = aBusinessInput();

/** Each kind of change that an owner may make, and whether staff have to look at it. */
const changes: readonly [string, BusinessInput, boolean][] = [
  ['nothing', aBusinessInput(), false],
  ['the picture', aBusinessInput({ avatarUrl: 'https://x.test/a.webp' }), false],
  ['the name', aBusinessInput({ name: 'Padaria Nova' }), true],
  ['the registered name', aBusinessInput({ legalName: 'Aurora Pães Ltda' }), true],
  ['the size type', aBusinessInput({ sizeTypeId: 3 }), true],
  ['the CNPJ', aBusinessInput({ legalRegister: '12ABC34501DE35' }), true],
  ['the CNPJ for a CPF', { ...withoutTaxId, personRegister: '52998224725' }, true],
  ['the CNPJ away', withoutTaxId, true],
];

describe('a business that is registered', () => {
  it('waits for staff, and has never been live', () => {
    expect(newBusiness(aBusinessInput(), businessId, now)).toEqual({
      ...aBusinessInput(),
      id: businessId,
      status: 'pending_approval',
      createdAt: nowIso,
      updatedAt: nowIso,
      version: 1,
    });
  });
});

describe.each(changes)('changing %s', (_, input, isForStaff) => {
  const { userId, ...owned } = input;

  it(`${isForStaff ? 'needs' : 'does not need'} staff's approval`, () => {
    expect(needsApproval(aBusiness(), input)).toBe(isForStaff);
  });

  it('of one that staff have still to decide on edits it', () => {
    expect(changeBusiness(aPendingBusiness(), input, noRevision)).toEqual({
      edit: {
        ...owned,
        userId,
        id: businessId,
        status: 'pending_approval',
        createdAt: aPendingBusiness().createdAt,
        updatedAt: nowIso,
        version: 2,
      },
    });
  });

  it('of a revision edits the revision, which still stands for the live one', () => {
    expect(changeBusiness(aRevision(), input, noRevision)).toMatchObject({
      edit: {
        ...owned,
        id: revisionId,
        status: 'pending_approval',
        previousActive: businessId,
        version: 2,
      },
    });
  });

  it('of a rejected one sends it to staff again, without the old reason', () => {
    const rejected = aPendingBusiness({ status: 'rejected', rejectionReason: 'Nome', version: 2 });
    const change = changeBusiness(rejected, input, noRevision);
    expect(change).toMatchObject({ edit: { ...owned, status: 'pending_approval', version: 3 } });
    expect('edit' in change && 'rejectionReason' in change.edit).toBe(false);
  });

  it('of an archived revision is refused', () => {
    const archived = aRevision({ status: 'rejected', rejectionReason: 'Nome' });
    expect(() => changeBusiness(archived, input, noRevision)).toThrow(
      expect.objectContaining({ code: 'INVALID_TRANSITION' }),
    );
  });

  it.each(['suspended', 'closed'] satisfies BusinessStatus[])(
    'of a %s one is refused',
    (status) => {
      expect(() => changeBusiness(aBusiness({ status }), input, noRevision)).toThrow(
        expect.objectContaining({ code: 'INVALID_TRANSITION' }),
      );
    },
  );

  if (isForStaff) {
    it('of a live one makes a revision and leaves the live one as it is', () => {
      expect(changeBusiness(aBusiness(), input, noRevision)).toEqual({
        revision: {
          ...owned,
          userId,
          id: revisionId,
          previousActive: businessId,
          status: 'pending_approval',
          createdAt: nowIso,
          updatedAt: nowIso,
          version: 1,
        },
      });
    });

    it('of a live one with a revision is refused', () => {
      expect(() => changeBusiness(aBusiness(), input, withRevision)).toThrow(
        expect.objectContaining({ code: 'REVISION_PENDING' }),
      );
    });
  } else {
    it.each([
      ['without', noRevision],
      ['with', withRevision],
    ])('of a live one %s a revision edits it, and it stays live', (_case, standing) => {
      expect(changeBusiness(aBusiness(), input, standing)).toEqual({
        edit: {
          ...aBusiness(),
          ...owned,
          updatedAt: nowIso,
          version: aBusiness().version + 1,
        },
      });
    });
  }
});

describe('an edit', () => {
  it('never moves a business to another user or another day of registration', () => {
    const change = changeBusiness(
      aPendingBusiness(),
      aBusinessInput({ userId: 'other' }),
      noRevision,
    );
    expect(change).toMatchObject({
      edit: { userId: ownerId, createdAt: aPendingBusiness().createdAt },
    });
  });

  it('keeps what staff said of a live business', () => {
    const live = aBusiness({ rejectionReason: 'CNPJ de outra empresa' });
    expect(changeBusiness(live, aBusinessInput(), noRevision)).toMatchObject({
      edit: {
        rejectionReason: live.rejectionReason,
        approvedAt: live.approvedAt,
        trialEndsAt: live.trialEndsAt,
      },
    });
  });
});

describe('the current id of a business', () => {
  it.each([
    ['a new one', aPendingBusiness(), businessId],
    ['a live one', aBusiness(), businessId],
    ['a revision', aRevision(), businessId],
    ['a refused revision', aRevision({ status: 'rejected' }), revisionId],
    ['a rejected one', aPendingBusiness({ status: 'rejected' }), businessId],
  ])('of %s is as the specification says', (_, business, id) => {
    expect(currentBusinessId(business)).toBe(id);
  });
});
