import { boundedAnswer } from '#web/platform/offline/answers/answer-store.ts';

const pages = (...sizes: number[]) => ({
  pages: sizes.map((size) => 'x'.repeat(size - 2)),
  pageParams: sizes.map((_, index) => `from ${index}`),
});

describe('the cached part of an answer', () => {
  it('is a short answer completely', () => {
    expect(boundedAnswer({ id: 1 }, 8)).toEqual({ id: 1 });
    expect(boundedAnswer(pages(5, 5), 10)).toEqual(pages(5, 5));
  });

  it('is nothing of a long answer', () => {
    expect(boundedAnswer({ id: 12 }, 8)).toBeUndefined();
    expect(boundedAnswer(pages(11, 5), 10)).toBeUndefined();
  });

  it('is the first pages of a long list, so that more can be loaded after them', () => {
    expect(boundedAnswer(pages(5, 5, 5), 10)).toEqual(pages(5, 5));
  });
});
