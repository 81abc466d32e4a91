import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { CfnOutput, Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { lambdas } from '../../lambdas/lambdas.ts';
import { JobQueue } from './job-queue.ts';

/** Beacons per batch: with 50 ids each they fit into a Lambda event (at most 6 MB). */
const batchSize = 1000;

/**
 * The queue between the API's Lambda that takes beacons and the Lambda that adds them up, in the latter's stack. The
 * outputs name it for `npm run replay`.
 */
export function viewsQueue(scope: Construct, config: StageConfig, alarmTopic: ITopic): JobQueue {
  const { impact, timeoutSeconds } = lambdas['run-views'];
  const views = new JobQueue(scope, 'ViewQueue', {
    timeout: Duration.seconds(timeoutSeconds),
    window: Duration.seconds(config.viewsWindowSeconds),
    batchSize,
    // The minimum of SQS; two batches seldom write the same items.
    concurrency: 2,
    impact,
    alarmTopic,
  });
  new CfnOutput(scope, 'ViewsQueueUrl', { value: views.queue.queueUrl });
  new CfnOutput(scope, 'FailedViewsQueueUrl', { value: views.failed.queueUrl });
  return views;
}

/** Gives a Lambda the queue's URL and the permission to send beacons to it. */
export function allowToQueueViews(handler: Handler, { queue }: JobQueue): void {
  handler.addEnvironment('VIEWS_QUEUE_URL', queue.queueUrl);
  handler.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  );
}
