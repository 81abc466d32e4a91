import { ok } from '#lambdas/platform/http/answer.ts';
import type { BusinessOperations } from '../targets.ts';
import { sizeTypes } from './size-types.ts';

/** Returns the size types in display order. */
export const listSizeTypes: BusinessOperations['listSizeTypes'] = () =>
  ok({ items: [...sizeTypes] });
