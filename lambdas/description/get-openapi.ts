import type { descriptionRoutes } from '#contract/description/routes.ts';
import { env } from '#lambdas/platform/aws/env.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';

/** Answers the OpenAPI document of the API. Its schemas are loaded on demand, to keep the start fast. */
export const getOpenapi: Operation<typeof descriptionRoutes.getOpenapi> = async () => {
  const [{ routes }, { openapiOf }] = await Promise.all([
    import('#contract/routes.ts'),
    import('./openapi.ts'),
  ]);
  return ok(openapiOf(routes, env.VERSION));
};
