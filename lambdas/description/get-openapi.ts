import type { descriptionRoutes } from '#contract/routes/description.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** Answers the OpenAPI document of the API. Its schemas are loaded on demand, to keep the start fast. */
export const getOpenapi: Operation<typeof descriptionRoutes.getOpenapi> = async () => {
  const [{ routes }, { openapiOf }] = await Promise.all([
    import('#contract/routes.ts'),
    import('./openapi.ts'),
  ]);
  return ok(openapiOf(routes, env.VERSION));
};
