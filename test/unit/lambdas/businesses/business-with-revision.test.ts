import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import {
  aBusiness,
  aBusinessInput,
  aRevision,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { applyOwnersInput, avatar, nowIso } from '#test/support/changed-business.ts';

const oldAvatar = imageUrlNo('business', 1);
const newAvatar = imageUrlNo('business', 2);

describe('a new avatar', () => {
  const live = { ...aBusiness(avatar(oldAvatar)), revisionId };
  const revision = aRevision(avatar(oldAvatar));
  const renamed = aBusinessInput({ name: revision.name, avatarUrl: newAvatar });

  it('is applied to the live record immediately when the rest of the change needs approval', () => {
    const { revisionId: _, ...alone } = live;
    expect(applyOwnersInput(alone, renamed)).toMatchObject({
      target: { ...live, ...avatar(newAvatar), updatedAt: nowIso, version: live.version + 1 },
      revision: { name: revision.name, ...avatar(newAvatar) },
    });
  });

  it.each([
    ['of the live record', live, revision, aBusinessInput({ avatarUrl: newAvatar })],
    ['of its pending revision', revision, live, renamed],
  ])('sent with the id %s is applied to both records', (_case, target, other, input) => {
    expect(applyOwnersInput(target, input, other)).toEqual({
      target: { ...target, ...avatar(newAvatar), updatedAt: nowIso, version: target.version + 1 },
      other: { ...other, ...avatar(newAvatar), updatedAt: nowIso, version: other.version + 1 },
    });
  });

  it('can be removed from both records', () => {
    const { target, other } = applyOwnersInput(live, aBusinessInput(), revision);
    for (const record of [target, other]) {
      expect(record).not.toHaveProperty('avatarUrl');
      expect(record).toMatchObject({ images: [] });
    }
  });
});

describe('an edit of a revision', () => {
  it('without a new avatar does not change the live record', () => {
    const live = { ...aBusiness(), revisionId };
    const { other } = applyOwnersInput(aRevision(), aBusinessInput({ name: 'Padaria Lua' }), live);
    expect(other).toBe(live);
  });

  it('back to the values of the live record keeps the revision pending', () => {
    const live = { ...aBusiness(), revisionId };
    expect(applyOwnersInput(aRevision(), aBusinessInput(), live)).toEqual({
      target: { ...aRevision({ name: live.name }), updatedAt: nowIso, version: 2 },
      other: live,
    });
  });

  it.each(['suspended', 'closed'] satisfies BusinessStatus[])(
    'is refused while its business is %s',
    (status) => {
      const live = { ...aBusiness({ status }), revisionId };
      expect(() =>
        applyOwnersInput(aRevision(), aBusinessInput({ name: 'Padaria Lua' }), live),
      ).toThrow(expect.objectContaining({ code: 'INVALID_TRANSITION' }));
    },
  );

  it('is refused if its live record is gone', () => {
    expect(() => applyOwnersInput(aRevision(), aBusinessInput())).toThrow(
      expect.objectContaining({ code: 'BUSINESS_NOT_FOUND' }),
    );
  });
});
