import type { descriptionRoutes } from '#contract/routes/description.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** Answers the API's version and stage. */
export const getHealth: Operation<typeof descriptionRoutes.getHealth> = () =>
  ok({ status: 'ok', version: env.VERSION, stage: env.STAGE });
