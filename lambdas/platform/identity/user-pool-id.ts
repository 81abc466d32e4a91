import { requiredVariable } from '../aws/required-variable.ts';

/** Id of the user pool; only Lambdas with `user pool` among their `uses` get it. */
export const userPoolId = requiredVariable('USER_POOL_ID');
