import { requiredVariable } from '../aws/required-variable.ts';

/** Id of the user pool; only Lambdas with `userPoolActions` get it. */
export const userPoolId = requiredVariable('USER_POOL_ID');
