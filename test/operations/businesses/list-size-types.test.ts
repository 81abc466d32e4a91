import { businessRoutes } from '#contract/businesses/routes.ts';
import { call } from '#test/support/operations/call.ts';

describe('listSizeTypes', () => {
  it('lists the size types in order, each with higher limits, the special one last', async () => {
    const { items } = (await call(businessRoutes.listSizeTypes)).body;
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 99]);
    expect(items.map(({ special }) => special).indexOf(true)).toBe(5);
    const limits = items.slice(0, -1).map(({ maxActiveOffers }) => maxActiveOffers);
    expect(limits).toEqual(limits.toSorted((one, other) => one - other));
  });
});
