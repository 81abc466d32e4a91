import type { descriptionRoutes } from '#contract/description/routes.ts';
import { env } from '#lambdas/platform/aws/env.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';

/** The description of the whole API. Its schemas are loaded on demand, not at every start. */
export const getOpenapi: Operation<typeof descriptionRoutes.getOpenapi> = async () => {
  const [{ routes }, { openapiOf }] = await Promise.all([
    import('#contract/routes.ts'),
    import('./openapi.ts'),
  ]);
  return ok(openapiOf(routes, env.VERSION));
};
