import { decodePagingKey, encodePagingKey } from '#lambdas/platform/paging/page.ts';

const position = '2026-11-21T12:00:00.000Z#biz_01K9A1B2C3D4E5F6G7H8J9KABC';

describe('a paging key', () => {
  it('contains the position where its page ended', () => {
    expect(decodePagingKey('list-a', encodePagingKey('list-a', position))).toBe(position);
  });

  it('does not contain the partition', () => {
    const text = Buffer.from(encodePagingKey('USER#secret', position), 'base64url').toString();
    expect(text).not.toContain('secret');
  });

  const raw = (text: string) => Buffer.from(text).toString('base64url');
  const hash = Buffer.from(encodePagingKey('list-a', 'x'), 'base64url').toString().slice(0, 8);

  it.each([
    ['of another list', encodePagingKey('list-b', position)],
    ['empty', ''],
    ['of other characters', 'not a key!'],
    ['cut off', encodePagingKey('list-a', position).slice(0, 8)],
    ['without a position', raw(hash)],
    ['with a position of other characters', raw(`${hash}OFFER#x y`)],
    ['with a position beyond ASCII', raw(`${hash}OFFER#\uffff`)],
    ['with a line end', raw(`${hash}OFFER#x\n`)],
  ])('is refused when it is %s', (_, pagingKey) => {
    expect(() => decodePagingKey('list-a', pagingKey)).toThrow(
      expect.objectContaining({ code: 'INVALID_PAGING_KEY' }),
    );
  });
});
