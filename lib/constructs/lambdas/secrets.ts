import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { ArnFormat, Stack, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';

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

/**
 * The key for hashing the tax ids of trials. It never changes: with another key, everybody could have a second trial.
 */
export function trialKey(scope: Construct, id: string, config: StageConfig): Secret {
  const secret = new Secret(scope, id, {
    description: 'The key by which the tax ids of trials are hashed',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: removalPolicyOf(config),
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'Hashes of five years are compared with it, so it must stay the same.',
  });
  return secret;
}
