import * as z from 'zod/mini';
import { periodChecks, periodFields } from '#contract/statistics/period.ts';

/** From day to day, as the API takes a period of statistics. */
export const periodInput = z.object(periodFields).check(...periodChecks);
