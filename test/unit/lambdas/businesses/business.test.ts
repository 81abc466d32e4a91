import type { BusinessInput, BusinessStatus } from '#contract/businesses.ts';
import { changeBusiness, newBusiness } from '#lambdas/businesses/business.ts';
import type { BusinessItem } from '#lambdas/businesses/business-repository.ts';
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
const oldAvatar = 'https://x.test/old.webp';
const newAvatar = 'https://x.test/new.webp';

/** What an owner's input makes of the records of a business. */
const change = (target: BusinessItem, input: BusinessInput, other?: BusinessItem) =>
  changeBusiness({ target, other }, input, { revisionId, now });

const { legalRegister: _, ...withoutTaxId } = aBusinessInput();

/** Each kind of change that an owner may make, and whether staff have to look at it. */
const changes: readonly [string, BusinessInput, boolean][] = [
  ['nothing', aBusinessInput(), false],
  ['the avatar', aBusinessInput({ avatarUrl: newAvatar }), false],
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
    expect('revision' in change(aBusiness(), input)).toBe(isForStaff);
  });

  it('of one that staff have still to decide on edits it', () => {
    expect(change(aPendingBusiness(), input)).toEqual({
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

  it('of a revision edits the revision, which still stands for the live one', () => {
    expect(change(aRevision(), input, aBusiness())).toMatchObject({
      target: {
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
    const { target } = change(rejected, input);
    expect(target).toMatchObject({ ...owned, status: 'pending_approval', version: 3 });
    expect(target).not.toHaveProperty('rejectionReason');
  });

  it('of an archived revision is refused', () => {
    const archived = aRevision({ status: 'rejected', rejectionReason: 'Nome' });
    expect(() => change(archived, input, aBusiness())).toThrow(
      expect.objectContaining({ code: 'INVALID_TRANSITION' }),
    );
  });

  it.each(['suspended', 'closed'] satisfies BusinessStatus[])(
    'of a %s one is refused',
    (status) => {
      expect(() => change(aBusiness({ status }), input)).toThrow(
        expect.objectContaining({ code: 'INVALID_TRANSITION' }),
      );
    },
  );

  if (isForStaff) {
    it('of a live one makes a revision and leaves the live one as it is', () => {
      expect(change(aBusiness(), input)).toEqual({
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

    it('of a live one with a revision is refused', () => {
      const live = { ...aBusiness(), revisionId };
      expect(() => change(live, input, aRevision())).toThrow(
        expect.objectContaining({ code: 'REVISION_PENDING' }),
      );
    });
  } else {
    it.each([
      ['without', aBusiness(), undefined],
      ['with', { ...aBusiness(), revisionId }, aRevision()],
    ] as const)('of a live one %s a revision edits it, and it stays live', (_case, live, other) => {
      expect(change(live, input, other)).toMatchObject({
        target: { ...live, ...owned, updatedAt: nowIso, version: live.version + 1 },
      });
    });
  }
});

describe('a new avatar', () => {
  const live = { ...aBusiness({ avatarUrl: oldAvatar }), revisionId };
  const revision = aRevision({ avatarUrl: oldAvatar });
  const renamed = aBusinessInput({ name: revision.name, avatarUrl: newAvatar });

  it('goes to the live record at once where the rest of the change waits for staff', () => {
    const { revisionId: _, ...alone } = live;
    expect(change(alone, renamed)).toMatchObject({
      target: { ...live, avatarUrl: newAvatar, updatedAt: nowIso, version: live.version + 1 },
      revision: { name: revision.name, avatarUrl: newAvatar },
    });
  });

  it.each([
    ['of the live record', live, revision, aBusinessInput({ avatarUrl: newAvatar })],
    ['of its pending revision', revision, live, renamed],
  ])('sent by the id %s is shown by both', (_case, target, other, input) => {
    const change = changeBusiness({ target, other }, input, { revisionId, now });
    expect(change).toEqual({
      target: { ...target, avatarUrl: newAvatar, updatedAt: nowIso, version: target.version + 1 },
      other: { ...other, avatarUrl: newAvatar, updatedAt: nowIso, version: other.version + 1 },
    });
  });

  it('may be none, for both', () => {
    const { target, other } = change(live, aBusinessInput(), revision);
    expect(target).not.toHaveProperty('avatarUrl');
    expect(other).not.toHaveProperty('avatarUrl');
  });

  it.each(['suspended', 'closed'] satisfies BusinessStatus[])(
    'sent by the id of a revision does not reach a business that is %s',
    (status) => {
      expect(() => change(revision, renamed, { ...live, status })).toThrow(
        expect.objectContaining({ code: 'INVALID_TRANSITION' }),
      );
    },
  );
});

describe('the same avatar', () => {
  it('leaves the other record alone', () => {
    const live = { ...aBusiness({ status: 'suspended' }), revisionId };
    const { other } = change(aRevision(), aBusinessInput({ name: 'Padaria Lua' }), live);
    expect(other).toBe(live);
  });
});

describe('an edit', () => {
  it('never moves a business to another user or another day of registration', () => {
    expect(change(aPendingBusiness(), aBusinessInput({ userId: 'other' }))).toMatchObject({
      target: { userId: ownerId, createdAt: aPendingBusiness().createdAt },
    });
  });

  it('keeps what staff said of a live business', () => {
    const live = aBusiness({ rejectionReason: 'CNPJ de outra empresa' });
    expect(change(live, aBusinessInput())).toMatchObject({
      target: {
        rejectionReason: live.rejectionReason,
        approvedAt: live.approvedAt,
        trialEndsAt: live.trialEndsAt,
      },
    });
  });
});
