import type { businessRoutes } from '#contract/routes/businesses.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { sizeTypes } from './size-types.ts';

/** The size types, in the order to show them. */
export const listSizeTypes: Operation<typeof businessRoutes.listSizeTypes> = () =>
  ok({ items: [...sizeTypes] });
