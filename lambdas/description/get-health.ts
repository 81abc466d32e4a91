import type { descriptionRoutes } from '#contract/description.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** That the API answers, and what it is. */
export const getHealth: Operation<typeof descriptionRoutes.getHealth> = () =>
  ok({ status: 'ok', version: env.VERSION, stage: env.STAGE });
