import type { BusinessInput, BusinessStatus } from '#contract/businesses/businesses.ts';
import { newBusiness } from '#lambdas/businesses/business.ts';
import {
  aBusiness,
  aBusinessInput,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { applyOwnersInput, now, nowIso, withImages } from '#test/support/changed-business.ts';

const { legalRegister: _, ...withoutTaxId } = aBusinessInput();

/** Each kind of change that an owner may make, and whether it needs staff approval. */
const changes: readonly [string, BusinessInput, boolean][] = [
  ['nothing', aBusinessInput(), false],
  ['the avatar', aBusinessInput({ avatarUrl: imageUrlNo('business') }), false],
  ['the name', aBusinessInput({ name: 'Padaria Nova' }), true],
  ['the registered name', aBusinessInput({ legalName: 'Aurora Pães Ltda' }), true],
  ['the size type', aBusinessInput({ sizeTypeId: 3 }), true],
  ['the CNPJ', aBusinessInput({ legalRegister: '12ABC34501DE35' }), true],
  ['the CNPJ to a CPF', { ...withoutTaxId, personRegister: '52998224725' }, true],
  ['the CNPJ to none', withoutTaxId, true],
];

describe('a new business', () => {
  it('is pending approval and has no approval date', () => {
    expect(newBusiness(withImages(aBusinessInput()), businessId, now)).toEqual({
      ...withImages(aBusinessInput()),
      id: businessId,
      status: 'pending_approval',
      createdAt: nowIso,
      updatedAt: nowIso,
      version: 1,
    });
  });
});

describe.each(changes)('changing %s', (_, input, isForStaff) => {
  const { userId, ...owned } = withImages(input);

  it(`${isForStaff ? 'needs' : 'does not need'} staff approval`, () => {
    expect('revision' in applyOwnersInput(aBusiness(), input)).toBe(isForStaff);
  });

  it('of a pending business edits it in place', () => {
    expect(applyOwnersInput(aPendingBusiness(), input)).toEqual({
      target: {
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

  it('of a revision edits the revision and keeps its link to the live business', () => {
    expect(applyOwnersInput(aRevision(), input, aBusiness())).toMatchObject({
      target: {
        ...owned,
        id: revisionId,
        status: 'pending_approval',
        previousActive: businessId,
        version: 2,
      },
    });
  });

  it('of a rejected business makes it pending again and removes the rejection reason', () => {
    const rejected = aPendingBusiness({ status: 'rejected', rejectionReason: 'Nome', version: 2 });
    const { target } = applyOwnersInput(rejected, input);
    expect(target).toMatchObject({ ...owned, status: 'pending_approval', version: 3 });
    expect(target).not.toHaveProperty('rejectionReason');
  });

  it('of an archived revision is refused', () => {
    const archived = aRevision({ status: 'rejected', rejectionReason: 'Nome' });
    expect(() => applyOwnersInput(archived, input, aBusiness())).toThrow(
      expect.objectContaining({ code: 'INVALID_TRANSITION' }),
    );
  });

  it.each(['suspended', 'closed'] satisfies BusinessStatus[])(
    'of a %s business is refused',
    (status) => {
      expect(() => applyOwnersInput(aBusiness({ status }), input)).toThrow(
        expect.objectContaining({ code: 'INVALID_TRANSITION' }),
      );
    },
  );

  if (isForStaff) {
    it('of a live business creates a revision and does not change the live record', () => {
      expect(applyOwnersInput(aBusiness(), input)).toEqual({
        target: { ...aBusiness(), revisionId },
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

    it('of a live business with a revision is refused', () => {
      const live = { ...aBusiness(), revisionId };
      expect(() => applyOwnersInput(live, input, aRevision())).toThrow(
        expect.objectContaining({ code: 'REVISION_PENDING' }),
      );
    });
  } else {
    it.each([
      ['without', aBusiness(), undefined],
      ['with', { ...aBusiness(), revisionId }, aRevision()],
    ] as const)(
      'of a live business %s a revision edits it, and it stays live',
      (_case, live, other) => {
        expect(applyOwnersInput(live, input, other)).toMatchObject({
          target: { ...live, ...owned, updatedAt: nowIso, version: live.version + 1 },
        });
      },
    );
  }
});

describe('an edit', () => {
  it('never changes the owner or the creation date of a business', () => {
    expect(applyOwnersInput(aPendingBusiness(), aBusinessInput({ userId: 'other' }))).toMatchObject(
      {
        target: { userId: ownerId, createdAt: aPendingBusiness().createdAt },
      },
    );
  });

  const refused = {
    ...aBusiness({ rejectionReason: 'CNPJ de outra empresa' }),
    rejectedRevisionId: revisionId,
  };

  it('that changes nothing clears the refusal of a live business', () => {
    const { target } = applyOwnersInput(refused, aBusinessInput());
    expect(target).not.toHaveProperty('rejectionReason');
    expect(target).not.toHaveProperty('rejectedRevisionId');
  });

  it('of the avatar keeps the refusal, approval date and trial end of a live business', () => {
    const live = refused;
    const input = aBusinessInput({ avatarUrl: imageUrlNo('business') });
    expect(applyOwnersInput(live, input)).toMatchObject({
      target: {
        rejectionReason: live.rejectionReason,
        rejectedRevisionId: revisionId,
        approvedAt: live.approvedAt,
        trialEndsAt: live.trialEndsAt,
      },
    });
  });
});
