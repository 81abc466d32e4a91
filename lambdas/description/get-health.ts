import type { descriptionRoutes } from '#contract/description/routes.ts';
import { env } from '#lambdas/platform/aws/env.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Operation } from '#lambdas/platform/http/api-handler.ts';

/** Answers the API's version and stage. */
export const getHealth: Operation<typeof descriptionRoutes.getHealth> = () =>
  ok({ status: 'ok', version: env.VERSION, stage: env.STAGE });
