import type { descriptionRoutes } from '#contract/description.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** The whole API's description. Its schemas are loaded when it is asked for, not at every start. */
export const getOpenapi: Operation<typeof descriptionRoutes.getOpenapi> = async () => {
  const [{ routes }, { openapiOf }] = await Promise.all([
    import('#contract/routes.ts'),
    import('./openapi.ts'),
  ]);
  return ok(openapiOf(routes, env.VERSION));
};
