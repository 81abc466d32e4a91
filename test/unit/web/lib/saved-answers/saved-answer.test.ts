import {
  isUsable,
  keysToRemove,
  type SavedAnswer,
  savedAnswerKey,
} from '#web/platform/offline/answers/answer-store.ts';

const hours = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22);
const answer = (age: number, version = '2'): SavedAnswer => ({
  answeredAt: now - age,
  version,
  data: {},
});

describe('a cached answer', () => {
  it.each([
    ['of an hour before', answer(hours), true],
    ['of almost a day before', answer(24 * hours - 1), true],
    ['of a day before', answer(24 * hours), false],
    ['of another version of the app', answer(0, '1'), false],
    ['of the user, of almost a month before', { ...answer(719 * hours), isLasting: true }, true],
    ['of the user, of a month before', { ...answer(720 * hours), isLasting: true }, false],
    ['of the user, of another version', { ...answer(0, '1'), isLasting: true }, true],
  ])('%s may be shown: %j', (_, one, usable) => {
    expect(isUsable(one, '2', now)).toBe(usable);
  });

  it('has a key without the separators that the storage uses', () => {
    const key = savedAnswerKey('u:1', '["GET /shops",{"query":{"q":"a?b/../c"}}]');
    expect(key.split(':')).toHaveLength(2);
    expect(key).not.toMatch(/[?/\\]/);
    expect(savedAnswerKey('u', 'a?b')).not.toBe(savedAnswerKey('u', 'a?c'));
  });
});

describe('the cached answers to remove', () => {
  const own = savedAnswerKey('ana', 'shops');

  it('belong to somebody else, are old, or cannot be read', () => {
    const others = savedAnswerKey('bia', 'shops');
    const longer = savedAnswerKey('ana2', 'shops');
    const old = savedAnswerKey('ana', 'offers');
    const broken = savedAnswerKey('ana', 'me');
    const stored = [
      [own, answer(hours)],
      [others, answer(hours)],
      [longer, answer(hours)],
      [old, answer(25 * hours)],
      [broken, null],
    ] as const;
    expect(keysToRemove(stored, 'ana', '2', now)).toEqual([others, longer, old, broken]);
  });

  it('are the oldest of more than sixty', () => {
    const stored = Array.from(
      { length: 62 },
      (_, index) => [savedAnswerKey('ana', `list ${index}`), answer(index * 1000)] as const,
    );
    expect(keysToRemove(stored, 'ana', '2', now)).toEqual([
      savedAnswerKey('ana', 'list 60'),
      savedAnswerKey('ana', 'list 61'),
    ]);
  });
});
