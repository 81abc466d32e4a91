import { validatorRoutes } from '#contract/validators/routes.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { call, pageOfIds, pagesOf } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const { listValidators } = validatorRoutes;
const request = requestOf.listValidators;

/** The bakery's shop has another identifier than when they were added. */
const validatorNo = (n: number, changes: Parameters<typeof aValidator>[0] = {}) =>
  aValidator({ id: `val_01K9A1B2C3D4E5F6G7H8J9KVA${n}`, shopIdentifier: 'antes', ...changes });
const disabled = validatorNo(1, { status: 'disabled' });
const active = validatorNo(2);
const pending = validatorNo(3, { status: 'pending_first_access' });
const elsewhere = validatorNo(4, { shopId: otherShopId, status: 'pending_first_access' });

const idsOf = async (query: Record<string, string>) =>
  (await pageOfIds(listValidators, { ...request, query })).ids;

beforeEach(() =>
  tableHolds(
    ...aBakery({ shops: [aShop()] }),
    ...[disabled, active, pending, elsewhere].map(stored.validator),
  ),
);

describe('listValidators', () => {
  it('shows no account, and the present identifier of an existing shop', async () => {
    const { items } = (await call(listValidators, request)).body;
    const { userId: _, revision: __, ...shown } = active;
    expect(items[0]).toEqual({ ...shown, shopIdentifier: 'padariaaurora', validationsCount: 0 });
    expect(items.map(({ shopIdentifier }) => shopIdentifier)).toEqual([
      'padariaaurora',
      'padariaaurora',
      'antes',
    ]);
  });

  it.each([
    [{}, [active, pending, elsewhere]],
    [{ status: 'disabled' }, [disabled]],
    [{ status: 'pending_first_access' }, [pending, elsewhere]],
    [{ status: 'active' }, [active]],
    [{ shopId: otherShopId }, [elsewhere]],
    [{ shopId: otherShopId, status: 'active' }, []],
    [{ shopId, status: 'disabled' }, [disabled]],
  ])(
    'lists by shop those who match %j, disabled ones only if asked for',
    async (query, expected) => {
      expect(await idsOf(query as Record<string, string>)).toEqual(expected.map(({ id }) => id));
    },
  );

  it('continues after a page of the same list only', async () => {
    const ids = [active, pending, elsewhere].map(({ id }) => id);
    expect((await pagesOf(listValidators, 1, request)).flat()).toEqual(ids);
    const { pagingKey = '' } = await pageOfIds(listValidators, {
      ...request,
      query: { limit: '1' },
    });
    const query = { status: 'disabled', pagingKey };
    expect((await call(listValidators, { ...request, query })).code).toBe('INVALID_PAGING_KEY');
  });
});
