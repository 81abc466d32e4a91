import { ok } from '#lambdas/platform/http/answer.ts';
import { sizeTypes } from './size-types.ts';
import type { BusinessOperations } from './subjects.ts';

/** The size types, in the order to show them. */
export const listSizeTypes: BusinessOperations['listSizeTypes'] = () =>
  ok({ items: [...sizeTypes] });
