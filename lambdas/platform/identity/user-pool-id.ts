import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Id of the user pool; only Lambdas with `userPoolActions` get it. */
export const { USER_POOL_ID: userPoolId } = z
  .object({ USER_POOL_ID: z.string().check(z.minLength(1)) })
  .parse(process.env);
