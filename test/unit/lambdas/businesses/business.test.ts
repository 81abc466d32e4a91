import type { BusinessInput, BusinessStatus } from '#contract/businesses/businesses.ts';
import { type BusinessChange, changeBusiness, newBusiness } from '#lambdas/businesses/business.ts';
import { closedBusiness } from '#lambdas/businesses/closing.ts';
import { requireMayPublish } from '#lambdas/businesses/publishing.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
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

const now = new Date('2026-11-21T12:00:00.000Z');
const updatedAt = now.toISOString();
const { legalRegister: _, ...withoutTaxId } = aBusinessInput();
const withRevision = { ...aBusiness(), revisionId };

/** An avatar as a record stores it. */
const avatar = (url?: string): Pick<BusinessItem, 'avatarUrl' | 'images'> =>
  url === undefined ? { images: [] } : { avatarUrl: url, images: [{ url, status: 'ready' }] };

const withImages = (input: BusinessInput): BusinessChange => ({
  ...input,
  ...avatar(input.avatarUrl),
});

const change = (target: BusinessItem, input: BusinessInput, other?: BusinessItem) =>
  changeBusiness({ target, other }, withImages(input), { revisionId, now });

const refused = (code: string) => expect.objectContaining({ code });

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

it('a new business is pending approval and has no approval date', () => {
  const input = withImages(aBusinessInput());
  expect(newBusiness(input, businessId, now)).toEqual({
    ...input,
    id: businessId,
    status: 'pending_approval',
    createdAt: updatedAt,
    updatedAt,
    version: 1,
  });
});

describe.each(changes)('changing %s', (_, input, isForStaff) => {
  const { userId, ...owned } = withImages(input);
  const edited = { ...owned, updatedAt, version: 2, status: 'pending_approval' };

  it('of a pending business or revision edits it in place', () => {
    const { createdAt } = aPendingBusiness();
    const target = { ...edited, userId, id: businessId, createdAt };
    expect(change(aPendingBusiness(), input)).toEqual({ target });
    const revision = { ...edited, id: revisionId, previousActive: businessId };
    expect(change(aRevision(), input, aBusiness())).toMatchObject({ target: revision });
  });

  it('of a rejected business makes it pending again and removes the rejection reason', () => {
    const rejected = aPendingBusiness({ status: 'rejected', rejectionReason: 'Nome' });
    const { target } = change(rejected, input);
    expect(target).toMatchObject(edited);
    expect(target).not.toHaveProperty('rejectionReason');
  });

  it('of an archived revision, a suspended or a closed business is refused', () => {
    const refusing = (['suspended', 'closed'] as const).map((status) => aBusiness({ status }));
    for (const target of [aRevision({ status: 'rejected' }), ...refusing]) {
      expect(() => change(target, input, aBusiness())).toThrow(refused('INVALID_TRANSITION'));
    }
  });

  if (isForStaff) {
    it('of a live business creates a revision, does not change the live record, and is refused a second time', () => {
      const made = { id: revisionId, previousActive: businessId, createdAt: updatedAt, version: 1 };
      const revision = { ...edited, userId, ...made };
      expect(change(aBusiness(), input)).toEqual({ target: withRevision, revision });
      expect(() => change(withRevision, input, aRevision())).toThrow(refused('REVISION_PENDING'));
    });
  } else {
    it('of a live business, with or without a revision, edits it, and it stays live', () => {
      for (const [live, other] of [[aBusiness()], [withRevision, aRevision()]] as const) {
        const target = { ...live, ...owned, updatedAt, version: live.version + 1 };
        const result = change(live, input, other);
        expect(result).toMatchObject({ target });
        expect(result).not.toHaveProperty('revision');
      }
    });
  }
});

describe('an edit', () => {
  it('never changes the owner or the creation date of a business', () => {
    const { createdAt } = aPendingBusiness();
    expect(change(aPendingBusiness(), aBusinessInput({ userId: 'other' }))).toMatchObject({
      target: { userId: ownerId, createdAt },
    });
  });

  it('that changes nothing clears the refusal of a live business, one of the avatar keeps it', () => {
    const rejection = { rejectionReason: 'CNPJ de outra empresa', rejectedRevisionId: revisionId };
    const live = { ...aBusiness(), ...rejection };
    const { target } = change(live, aBusinessInput());
    for (const name of Object.keys(rejection)) expect(target).not.toHaveProperty(name);
    const { approvedAt, trialEndsAt } = live;
    const input = aBusinessInput({ avatarUrl: imageUrlNo('business') });
    expect(change(live, input)).toMatchObject({
      target: { ...rejection, approvedAt, trialEndsAt },
    });
  });
});

describe('a new avatar', () => {
  const before = avatar(imageUrlNo('business', 1));
  const after = avatar(imageUrlNo('business', 2));
  const live = { ...withRevision, ...before };
  const revision = aRevision(before);
  const { avatarUrl = '' } = after;
  const renamed = aBusinessInput({ name: revision.name, avatarUrl });
  const next = ({ version, ...record }: BusinessItem) => ({
    ...record,
    ...after,
    updatedAt,
    version: version + 1,
  });

  it('is applied to the live record immediately when the rest of the change needs approval', () => {
    const { revisionId: _, ...alone } = live;
    expect(change(alone, renamed)).toMatchObject({
      target: next(live),
      revision: { name: revision.name, ...after },
    });
  });

  it.each([
    ['of the live record', live, revision, aBusinessInput({ avatarUrl })],
    ['of its pending revision', revision, live, renamed],
  ])('sent with the id %s is applied to both records', (_case, target, other, input) => {
    const expected = { target: next(target), other: next(other) };
    expect(change(target, input, other)).toEqual(expected);
  });

  it('can be removed from both records', () => {
    const { target, other } = change(live, aBusinessInput(), revision);
    for (const record of [target, other]) {
      expect(record).not.toHaveProperty('avatarUrl');
      expect(record).toMatchObject({ images: [] });
    }
  });
});

describe('an edit of a revision', () => {
  it('without a new avatar does not change the live record, and stays pending with its values', () => {
    const target = { ...aRevision({ name: withRevision.name }), updatedAt, version: 2 };
    const result = change(aRevision(), aBusinessInput(), withRevision);
    expect(result).toEqual({ target, other: withRevision });
    expect(result.other).toBe(withRevision);
  });

  it.each<[string, BusinessItem | undefined, string]>([
    ['suspended', { ...withRevision, status: 'suspended' }, 'INVALID_TRANSITION'],
    ['closed', { ...withRevision, status: 'closed' }, 'INVALID_TRANSITION'],
    ['gone', undefined, 'BUSINESS_NOT_FOUND'],
  ])('is refused if its live record is %s', (_, live, code) => {
    const input = aBusinessInput({ name: 'Padaria Lua' });
    expect(() => change(aRevision(), input, live)).toThrow(refused(code));
  });
});

describe('a business whose owner leaves', () => {
  it.each(['pending_approval', 'active', 'rejected', 'suspended'] satisfies BusinessStatus[])(
    'is closed while it is %s, as a new version without its revision',
    (status) => {
      const closed = { ...aBusiness({ status: 'closed', version: 4 }), updatedAt };
      expect(closedBusiness({ ...withRevision, status }, now)).toEqual(closed);
    },
  );

  it('stays closed', () => {
    expect(closedBusiness(aBusiness({ status: 'closed' }), now)).toBeUndefined();
  });
});

describe('a business', () => {
  const publish = (status: BusinessStatus) => () => requireMayPublish(aBusiness({ status }));

  it.each(['pending_approval', 'active'] as const)('may publish while it is %s', (status) => {
    expect(publish(status)).not.toThrow();
  });

  it.each(['rejected', 'suspended', 'closed'] as const)('may not publish while %s', (status) => {
    expect(publish(status)).toThrow(refused('BUSINESS_NOT_ACTIVE'));
  });
});
