import type { Function as Handler } from 'aws-cdk-lib/aws-lambda';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { uploadedPrefix } from '#contract/billing/receipt-files.ts';
import { imageAreas } from '#contract/media/images.ts';
import { ChangeStream } from '../constructs/events/change-stream.ts';
import { allowToSend, type JobQueue } from '../constructs/events/job-queue.ts';
import { JobQueues, viewsQueue } from '../constructs/events/job-queues.ts';
import { addScheduledRuns } from '../constructs/events/scheduled-run.ts';
import { UploadRule } from '../constructs/events/upload-rule.ts';
import type { MailInputs, PushInputs } from '../constructs/lambdas/message-access.ts';
import { ServiceFunction, type ServiceProps } from '../constructs/lambdas/service-function.ts';
import { lambdas } from '../lambdas/lambdas.ts';

type EventsStackProps = StackProps & ServiceProps & PushInputs & MailInputs;

/**
 * Background work: after changes of the table, and on schedules. The outputs name the queues of failed work, for `npm
 * run replay`.
 */
export class EventsStack extends Stack {
  /** Queue of beacons, filled by a Lambda of the API. */
  readonly views: JobQueue;

  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    const { ofChanges: queues } = this.startJobs(props);
    addScheduledRuns(this, { ...props, queues });
    this.views = viewsQueue(this, props.config, props.alarmTopic);
    this.views.deliverTo(new ServiceFunction(this, 'RunViews', 'run-views', props).function);
  }

  /** Connects the table's stream and the upload buckets to the job queues. */
  private startJobs(props: EventsStackProps): JobQueues {
    const start = new ServiceFunction(this, 'StartJobs', 'start-jobs', props).function;
    // CDK leaves an id of `Default` out of the logical ids of its children.
    const queues = new JobQueues(this, 'Default', props);
    allowToSend(start, queues.ofChanges);
    this.readChanges(start, props);
    const uploads = new UploadRule(this, 'Uploads', {
      bucket: props.imagesBucket,
      prefixes: imageAreas.map((area) => `${area}/uncompressed/`),
      job: 'process-upload',
      impact: 'Photos that owners upload do not appear.',
      queue: queues.images,
      alarmTopic: props.alarmTopic,
    });
    const receipts = new UploadRule(this, 'ReceiptUploads', {
      bucket: props.receiptsBucket,
      prefixes: [uploadedPrefix],
      job: 'process-receipt',
      impact: 'Owners cannot send receipts of payments.',
      queue: queues.images,
      alarmTopic: props.alarmTopic,
    });
    new CfnOutput(this, 'FailedUploadEventsQueueUrl', { value: uploads.failed.queueUrl });
    new CfnOutput(this, 'FailedReceiptEventsQueueUrl', { value: receipts.failed.queueUrl });
    return queues;
  }

  private readChanges(handler: Handler, { config, table, alarmTopic }: EventsStackProps): void {
    const { streamArn } = table;
    const { impact } = lambdas['start-jobs'];
    const changes = { config, streamArn, handler, impact, alarmTopic };
    const { failures } = new ChangeStream(this, 'Changes', changes);
    new CfnOutput(this, 'FailedChangesBucketName', { value: failures.bucketName });
  }
}
