import type { descriptionRoutes } from '#contract/description.ts';
import { ok } from '../shared/answer.ts';
import type { Operation } from '../shared/api-handler.ts';
import { env } from '../shared/env.ts';

/** That the API answers, and what it is. */
export const getHealth: Operation<typeof descriptionRoutes.getHealth> = () =>
  ok({ status: 'ok', version: env.VERSION, stage: env.STAGE });
