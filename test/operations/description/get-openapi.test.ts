import * as z from 'zod';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { descriptionRoutes } from '#contract/description/routes.ts';
import { call } from '#test/support/operations/call.ts';

interface Described {
  readonly content?: {
    readonly 'application/json'?: { readonly schema?: z.core.JSONSchema.BaseSchema };
  };
}

/** Paths, operations by method, and their answers by status. */
type Paths = Record<string, Record<string, { readonly responses: Record<string, Described> }>>;

it.each([businessRoutes.listSizeTypes, subscriptionRoutes.listSubscriptionPrices])(
  'getOpenapi has a schema that the answer of $path matches',
  async (route) => {
    const { body } = await call(descriptionRoutes.getOpenapi);
    const operation = (body['paths'] as Paths)[route.path]?.['get'];
    const schema = operation?.responses['200']?.content?.['application/json']?.schema;
    expect(schema).toBeDefined();
    const answer = (await call(route)).body;
    expect(z.fromJSONSchema(schema ?? false).safeParse(answer).error).toBeUndefined();
  },
);
