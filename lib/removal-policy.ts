import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { StageConfig } from './config.ts';

/**
 * What becomes of a resource with data when it leaves its stack. A stage that retains data gives it up only with the
 * rollback of its creation: the table and the Lambdas have fixed names, so what is left over would make every later
 * deploy fail.
 */
export function removalPolicyOf({ retainData }: StageConfig): RemovalPolicy {
  return retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
