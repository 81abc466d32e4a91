import { CfnParameter, CfnRule, Fn, type Stack } from 'aws-cdk-lib/core';

/**
 * Makes CloudFormation refuse to deploy a stack, with a reason. Its template can still be synthesized: `npm run deploy`,
 * which refuses by itself, is not the only way to deploy. `id` says what is not known.
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
