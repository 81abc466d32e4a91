import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { StageConfig } from './config.ts';

/**
 * Returns what happens to data when its resource leaves the stack. Even a stage that retains data loses it in a
 * rollback of its creation: names are fixed, so a leftover would make every later deploy fail.
 */
export function removalPolicyOf({ retainData }: StageConfig): RemovalPolicy {
  return retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
