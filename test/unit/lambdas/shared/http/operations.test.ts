import { descriptionRoutes } from '#contract/description/routes.ts';
import type { RouteTable } from '#contract/http/route.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { created, ok } from '#lambdas/platform/http/answer.ts';
import { apiHandler, type Operation } from '#lambdas/platform/http/api-handler.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';

const { getHealth } = descriptionRoutes;
const health = { status: 'ok', version: '1', stage: 'test' } as const;

const routes = {
  removeThing: {
    method: 'DELETE',
    path: '/things',
    access: 'public',
    target: null,
    summary: 'Removes the thing',
    responses: { 204: null },
    errors: [],
  },
} as const satisfies RouteTable;

// Each is a type error: the type check fails if one of them compiles.
// @ts-expect-error: a field of the body is missing
const withoutStage: Operation<typeof getHealth> = () => ok({ status: 'ok', version: '1' });
// @ts-expect-error: a field is of another type
const withNumber: Operation<typeof getHealth> = () => ok({ ...health, version: 1 });
// @ts-expect-error: the route does not declare the status
const asCreated: Operation<typeof getHealth> = () => created(health, '/health', []);
// @ts-expect-error: a 204 has no body
const withBody: Operation<typeof routes.removeThing> = () => ok({ id: 1 });

// @ts-expect-error: the route is about no stored thing
const withTarget: Operation<typeof getHealth> = ({ shop }) => ok({ ...health, version: shop });
// @ts-expect-error: the route is about a shop, which the Lambda has no source of
const withoutSource = () => apiHandler({ getShop: shopRoutes.getShop }, {}, { getShop: jest.fn() });

const ask = (operation: Operation<typeof getHealth>) =>
  invokeHandler(apiHandler({ getHealth }, {}, { getHealth: operation }), aRequest('GET /health'));

describe('an operation', () => {
  it('may return undeclared fields, which are dropped', async () => {
    const { status, headers, body } = await ask(() => ok({ ...health, secret: 1 }));
    expect([status, body]).toEqual([200, health]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([withoutStage, withNumber, withTarget])(
    'cannot answer without a declared field',
    async (bad) => {
      expect(await ask(bad)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    },
  );

  it('does not run if its Lambda has no loader for its target', async () => {
    const request = aRequest('GET /shops/{id}', { params: { id: shopId } });
    expect(await invokeHandler(withoutSource(), request)).toMatchObject({ status: 500 });
  });

  it('cannot send a body that its route does not declare', async () => {
    expect((await ask(asCreated)).text).toBeUndefined();
    const handler = apiHandler(routes, {}, { removeThing: withBody });
    expect((await invokeHandler(handler, aRequest('DELETE /things'))).text).toBeUndefined();
  });
});
