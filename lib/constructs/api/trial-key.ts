import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';

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
