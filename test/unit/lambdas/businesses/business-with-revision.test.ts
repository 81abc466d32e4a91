import type { BusinessStatus } from '#contract/businesses.ts';
import {
  aBusiness,
  aBusinessInput,
  aRevision,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { imageUrl } from '#test/support/builders/an-image.ts';
import { avatar, change, nowIso } from '#test/support/changed-business.ts';

const oldAvatar = imageUrl('business', 1);
const newAvatar = imageUrl('business', 2);

describe('a new avatar', () => {
  const live = { ...aBusiness(avatar(oldAvatar)), revisionId };
  const revision = aRevision(avatar(oldAvatar));
  const renamed = aBusinessInput({ name: revision.name, avatarUrl: newAvatar });

  it('is applied to the live record immediately when the rest of the change needs approval', () => {
    const { revisionId: _, ...alone } = live;
    expect(change(alone, renamed)).toMatchObject({
      target: { ...live, ...avatar(newAvatar), updatedAt: nowIso, version: live.version + 1 },
      revision: { name: revision.name, ...avatar(newAvatar) },
    });
  });

  it.each([
    ['of the live record', live, revision, aBusinessInput({ avatarUrl: newAvatar })],
    ['of its pending revision', revision, live, renamed],
  ])('sent with the id %s is applied to both records', (_case, target, other, input) => {
    expect(change(target, input, other)).toEqual({
      target: { ...target, ...avatar(newAvatar), updatedAt: nowIso, version: target.version + 1 },
      other: { ...other, ...avatar(newAvatar), updatedAt: nowIso, version: other.version + 1 },
    });
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
  it('without a new avatar does not change the live record', () => {
    const live = { ...aBusiness(), revisionId };
    const { other } = change(aRevision(), aBusinessInput({ name: 'Padaria Lua' }), live);
    expect(other).toBe(live);
  });

  it('back to the values of the live record keeps the revision pending', () => {
    const live = { ...aBusiness(), revisionId };
    expect(change(aRevision(), aBusinessInput(), live)).toEqual({
      target: { ...aRevision({ name: live.name }), updatedAt: nowIso, version: 2 },
      other: live,
    });
  });

  it.each(['suspended', 'closed'] satisfies BusinessStatus[])(
    'is refused while its business is %s',
    (status) => {
      const live = { ...aBusiness({ status }), revisionId };
      expect(() => change(aRevision(), aBusinessInput({ name: 'Padaria Lua' }), live)).toThrow(
        expect.objectContaining({ code: 'INVALID_TRANSITION' }),
      );
    },
  );

  it('fails where its live record is missing', () => {
    expect(() => change(aRevision(), aBusinessInput())).toThrow('without its live record');
  });
});
