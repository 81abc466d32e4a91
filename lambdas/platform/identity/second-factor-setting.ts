import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

const { SECOND_FACTOR_OF_STAFF: setting } = z
  .object({ SECOND_FACTOR_OF_STAFF: z.enum(['required', 'optional']) })
  .parse(process.env);

/**
 * Whether this stage asks staff for a second factor. Only Lambdas with calls of staff get the variable, and such
 * a Lambda does not start without it, so that a lost variable cannot open these calls.
 */
export const isSecondFactorRequired = setting === 'required';
