import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** A dead-letter queue for an EventBridge rule. `reason` tells cdk-nag why it has no dead-letter queue of its own. */
export function failedEventsQueue(scope: Construct, id: string, reason: string): sqs.Queue {
  const queue = new sqs.Queue(scope, id, {
    enforceSSL: true,
    // A KMS key would need a policy for EventBridge.
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason });
  return queue;
}
