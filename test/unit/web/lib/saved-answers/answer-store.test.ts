import {
  boundedAnswer,
  isUsable,
  keysToRemove,
  type SavedAnswer,
  savedAnswerKey,
} from '#web/platform/offline/answers/answer-store.ts';

const hours = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22);
const answer = (age: number, version = '2'): SavedAnswer => ({
  ...{ answeredAt: now - age, version, data: {} },
});

describe('a cached answer', () => {
  it.each([
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

  it('leaves if it belongs to somebody else, is old, or cannot be read', () => {
    const key = savedAnswerKey;
    const stored = [
      [key('ana', 'shops'), answer(hours)],
      [key('bia', 'shops'), answer(hours)],
      [key('ana2', 'shops'), answer(hours)],
      [key('ana', 'offers'), answer(25 * hours)],
      [key('ana', 'me'), null],
    ] as const;
    const [, ...removed] = stored.map(([each]) => each);
    expect(keysToRemove(stored, 'ana', '2', now)).toEqual(removed);
  });

  it('leaves if it is the oldest of more than sixty', () => {
    const stored = Array.from(
      { length: 62 },
      (_, index) => [savedAnswerKey('ana', `list ${index}`), answer(index * 1000)] as const,
    );
    const oldest = [60, 61].map((index) => savedAnswerKey('ana', `list ${index}`));
    expect(keysToRemove(stored, 'ana', '2', now)).toEqual(oldest);
  });
});

describe('the cached part of an answer', () => {
  const pages = (...sizes: number[]) => ({
    pages: sizes.map((size) => 'x'.repeat(size - 2)),
    pageParams: sizes.map((_, index) => `from ${index}`),
  });

  it.each([
    ['a short answer completely', { id: 1 }, { id: 1 }],
    ['nothing of a long answer', { id: 1234 }, undefined],
    ['a short list completely', pages(5, 5), pages(5, 5)],
    ['nothing of a list with a long first page', pages(11, 5), undefined],
    ['the first pages of a long list, after which more can be loaded', pages(5, 5, 5), pages(5, 5)],
  ])('is %s', (_, data, part) => {
    expect(boundedAnswer(data, 10)).toEqual(part);
  });
});
