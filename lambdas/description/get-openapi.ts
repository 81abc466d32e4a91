import type { descriptionRoutes } from '#contract/routes/description.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** The description of the whole API. Its schemas are loaded on demand, not at every start. */
export const getOpenapi: Operation<typeof descriptionRoutes.getOpenapi> = async () => {
  const [{ routes }, { openapiOf }] = await Promise.all([
    import('#contract/routes.ts'),
    import('./openapi.ts'),
  ]);
  return ok(openapiOf(routes, env.VERSION));
};
