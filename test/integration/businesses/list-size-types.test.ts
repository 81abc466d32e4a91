import { businessRoutes } from '#contract/businesses/routes.ts';
import { isCached } from '#test/support/stories/cached.ts';
import { call } from '#test/support/stories/call.ts';

const { listSizeTypes } = businessRoutes;

describe('listSizeTypes', () => {
  isCached(listSizeTypes);

  it('lists the size types in order, the special one last', async () => {
    const { items } = (await call(listSizeTypes)).body;
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 99]);
    expect(items.filter(({ special }) => special).map(({ id }) => id)).toEqual([99]);
  });

  it('has higher limits for larger sizes', async () => {
    const { items } = (await call(listSizeTypes)).body;
    const limits = items.filter(({ special }) => !special).map((size) => size.maxActiveOffers);
    expect(limits).toEqual([...limits].sort((one, other) => one - other));
  });
});
