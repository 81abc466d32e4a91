import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { SingleTable } from '../constructs/single-table.ts';

interface DataStackProps extends StackProps {
  readonly config: StageConfig;
}

/** What must not be lost, the table and the images; and the topic that every alarm of the stage goes to. */
export class DataStack extends Stack {
  readonly table: SingleTable;
  readonly imagesBucket: IBucket;
  readonly alarmTopic: ITopic;

  constructor(scope: Construct, id: string, props: DataStackProps) {
    super(scope, id, props);
    this.table = new SingleTable(this, 'Table', props.config);
    this.imagesBucket = privateBucket(this, 'Images', props.config);
    this.alarmTopic = new Topic(this, 'Alarms', { enforceSSL: true });

    new CfnOutput(this, 'TableName', { value: this.table.name });
    new CfnOutput(this, 'ImagesBucketName', { value: this.imagesBucket.bucketName });
    new CfnOutput(this, 'AlarmTopicArn', { value: this.alarmTopic.topicArn });
  }
}
