import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** The dead-letter queue of a rule of EventBridge, which `reason` describes. */
export function failedEventsQueue(scope: Construct, id: string, reason: string): sqs.Queue {
  const queue = new sqs.Queue(scope, id, {
    enforceSSL: true,
    // A key of KMS would need a policy that lets EventBridge use it.
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason });
  return queue;
}
