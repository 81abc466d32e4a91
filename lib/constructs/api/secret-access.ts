import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { ArnFormat, Stack } from 'aws-cdk-lib/core';

/**
 * Lets a Lambda read a secret that a script created. Only that script knows the whole ARN, which ends with six random
 * characters.
 */
export function allowToReadSecret(handler: LambdaFunction, name: string): void {
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [
        Stack.of(handler).formatArn({
          service: 'secretsmanager',
          resource: 'secret',
          resourceName: `${name}-??????`,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
    }),
  );
}
