import type { descriptionRoutes } from '#contract/routes/description.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';

/** Version and stage of the API. */
export const getHealth: Operation<typeof descriptionRoutes.getHealth> = () =>
  ok({ status: 'ok', version: env.VERSION, stage: env.STAGE });
