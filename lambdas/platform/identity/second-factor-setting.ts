import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

const { SECOND_FACTOR_OF_STAFF: setting } = z
  .object({ SECOND_FACTOR_OF_STAFF: z.enum(['required', 'optional']) })
  .parse(process.env);

/** Whether this stage asks staff for a second factor. Lambdas with staff calls do not start without the variable. */
export const isSecondFactorRequired = setting === 'required';
