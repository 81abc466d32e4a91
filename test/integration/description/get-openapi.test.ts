import * as z from 'zod';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { descriptionRoutes } from '#contract/description/routes.ts';
import { routes } from '#contract/routes.ts';
import { isCached } from '#test/support/stories/cached.ts';
import { call } from '#test/support/stories/call.ts';
import { type OpenapiOperation, operationsOf, refsIn } from '#test/support/stories/openapi.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { sendToStage } from '#test/support/stories/send.ts';

const { getOpenapi, getHealth } = descriptionRoutes;

describe('getOpenapi', () => {
  isCached(getOpenapi);

  let document: z.output<(typeof getOpenapi.responses)[200]>;
  let operations: readonly OpenapiOperation[];
  let person: Person;
  beforeAll(async () => {
    document = (await call(getOpenapi)).body;
    operations = operationsOf(document);
    person = await aPerson();
  });

  /** Calls an operation of the document with invalid parameters. */
  function callWithInvalidInput({ method, path }: OpenapiOperation, token?: string) {
    const isChange = method !== 'GET';
    return sendToStage(method, `/api${path.replace(/\{\w+\}/g, 'nonsense')}?limit=-1`, {
      text: isChange ? '{"nonsense":true}' : undefined,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isChange && { 'content-type': 'application/json' }),
      },
    });
  }

  it('is OpenAPI 3.1 and describes every route of the contract under its name', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const names = Object.values(routes).flatMap((table) =>
      Object.entries(table).map(([name, { method, path }]) => `${name} ${method} ${path}`),
    );
    expect(operations.map(({ id, method, path }) => `${id} ${method} ${path}`).sort()).toEqual(
      names.sort(),
    );
  });

  it('describes every parameter of a path, and no other', () => {
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
      for (const { required } of inPath) expect(required).toBe(true);
    }
  });

  it('has no unresolved $ref', () => {
    const components = document['components'] as Record<string, Record<string, unknown>>;
    for (const ref of refsIn(document)) {
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w-]+)$/.exec(ref) ?? [];
      expect(Object.keys(components[kind] ?? {})).toContain(name);
    }
  });

  it('has schemas that compile and are not empty', () => {
    for (const { schemas } of operations) {
      for (const schema of schemas) {
        expect(Object.keys(schema).length).toBeGreaterThan(0);
        expect(() => z.fromJSONSchema(schema)).not.toThrow();
      }
    }
  });

  it.each([getHealth, businessRoutes.listSizeTypes, subscriptionRoutes.listSubscriptionPrices])(
    'matches the answer of $path',
    async (route) => {
      const operation = operations.find(({ path }) => path === route.path);
      const { body } = await call(route);
      const schema = operation?.answers['200'];
      expect(schema).toBeDefined();
      expect(z.fromJSONSchema(schema ?? false).safeParse(body).error).toBeUndefined();
    },
  );

  it('declares the status of every answer to invalid input', async () => {
    for (const operation of operations) {
      const { status } = await callWithInvalidInput(operation, person.token);
      expect(operation.statuses).toContain(String(status));
      expect(status).toBeLessThan(500);
    }
  });
});
