import {
  decodePagingKey,
  encodePagingKey,
  type PageRequest,
  page,
} from '#lambdas/platform/paging/page.ts';

const load = async (request: PageRequest) => ({ items: [request], position: 'b' });

describe('a page of a list', () => {
  it.each([
    ['starts at the beginning with the default size', {}, { limit: 20, position: undefined }],
    [
      'has the requested size, and continues at the requested position',
      { limit: 7, pagingKey: encodePagingKey('list', 'a') },
      { limit: 7, position: 'a' },
    ],
  ])('%s', async (_, query, asked) => {
    expect((await page('list', query, load)).items).toEqual([asked]);
  });

  it('has the key of the next page, and none at the end', async () => {
    expect((await page('list', {}, load)).pagingKey).toBe(encodePagingKey('list', 'b'));
    expect(await page('list', {}, async () => ({ items: [] }))).toEqual({ items: [] });
  });

  it('refuses the key of another list before anything is read', async () => {
    const read = jest.fn(load);
    const pagingKey = encodePagingKey('other', 'a');
    await expect(page('list', { pagingKey }, read)).rejects.toMatchObject({
      code: 'INVALID_PAGING_KEY',
    });
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a paging key', () => {
  const raw = (text: string) => Buffer.from(text).toString('base64url');
  const hash = Buffer.from(encodePagingKey('list-a', 'x'), 'base64url').toString().slice(0, 8);

  it('contains the position where its page ended, and not the partition', () => {
    const position = '2026-11-21T12:00:00.000Z#biz_01K9A1B2C3D4E5F6G7H8J9KABC';
    const key = encodePagingKey('USER#secret', position);
    expect(decodePagingKey('USER#secret', key)).toBe(position);
    expect(Buffer.from(key, 'base64url').toString()).not.toContain('secret');
  });

  it.each([
    ['empty', ''],
    ['of other characters', 'not a key!'],
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
