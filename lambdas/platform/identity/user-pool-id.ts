import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** The id of the user pool, which only Lambdas with `userPoolActions` get. */
export const { USER_POOL_ID: userPoolId } = z
  .object({ USER_POOL_ID: z.string().check(z.minLength(1)) })
  .parse(process.env);
