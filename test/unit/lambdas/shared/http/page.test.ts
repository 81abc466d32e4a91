import { encodePagingKey, type PageRequest, page } from '#lambdas/platform/paging/page.ts';

const load = async (request: PageRequest) => ({ items: [request], position: 'b' });

describe('a page of a list', () => {
  it('starts at the beginning, with the default size, without paging key and limit', async () => {
    const { items } = await page('list', {}, load);
    expect(items).toEqual([{ limit: 20, position: undefined }]);
  });

  it('has the requested size and continues at the requested position', async () => {
    const { items } = await page(
      'list',
      { limit: 7, pagingKey: encodePagingKey('list', 'a') },
      load,
    );
    expect(items).toEqual([{ limit: 7, position: 'a' }]);
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
