import { decodeCursor, encodeCursor } from '#lambdas/shared/table/cursor.ts';

const position = '2026-11-21T12:00:00.000Z#biz_01K9A1B2C3D4E5F6G7H8J9KABC';

describe('a paging key', () => {
  it('leads on from where its page ended', () => {
    expect(decodeCursor('list-a', encodeCursor('list-a', position))).toBe(position);
  });

  it('is not needed for the first page', () => {
    expect(decodeCursor('list-a', undefined)).toBeUndefined();
  });

  it('holds no partition', () => {
    const text = Buffer.from(encodeCursor('USER#secret', position), 'base64url').toString();
    expect(text).not.toContain('secret');
  });

  const raw = (text: string) => Buffer.from(text).toString('base64url');
  const tag = Buffer.from(encodeCursor('list-a', 'x'), 'base64url').toString().slice(0, 8);

  it.each([
    ['of another query', encodeCursor('list-b', position)],
    ['empty', ''],
    ['of no words', 'not a key!'],
    ['cut off', encodeCursor('list-a', position).slice(0, 8)],
    ['without a position', raw(tag)],
    ['with a position of other characters', raw(`${tag}OFFER#x y`)],
    ['with a position beyond ASCII', raw(`${tag}OFFER#\uffff`)],
    ['with a line end', raw(`${tag}OFFER#x\n`)],
  ])('is refused when it is %s', (_, pagingKey) => {
    expect(() => decodeCursor('list-a', pagingKey)).toThrow(
      expect.objectContaining({ code: 'INVALID_PAGING_KEY' }),
    );
  });
});
