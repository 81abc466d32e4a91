import * as z from 'zod/mini';
import { periodChecks, periodFields } from '#contract/statistics/period.ts';

/** Schema of a period of statistics, as in the API. */
export const periodInput = z.object(periodFields).check(...periodChecks);
