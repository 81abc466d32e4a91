import { CfnParameter, CfnRule, Fn, type Stack } from 'aws-cdk-lib/core';

/**
 * Makes CloudFormation refuse to deploy a stack, also without `npm run deploy`. The template can still be synthesized.
 * `id` names the missing value.
 */
export function refuseDeploy(stack: Stack, id: string, reason: string): void {
  const parameter = new CfnParameter(stack, id, { default: 'none', allowedValues: ['none'] });
  new CfnRule(stack, `${id}IsKnown`, {
    assertions: [
      {
        assert: Fn.conditionNot(Fn.conditionEquals(parameter.valueAsString, 'none')),
        assertDescription: reason,
      },
    ],
  });
}
