import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { ViewerLog } from '../constructs/viewer-log.ts';

interface EdgeLogsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly distribution: IDistribution;
  /** The ARN of the bucket of the access record. */
  readonly recordsArn: string;
}

/** The delivery of the edge's part of the access record, which the law requires (Lei 12.965, art. 15). */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeLogsStackProps) {
    super(scope, id, props);
    // Read when this stack is deployed, without the Lambdas that a strong reference between regions needs.
    const read = (value: string) => Stack.consumeReference(value, ReferenceStrength.WEAK);
    new ViewerLog(this, 'ViewerLog', {
      config: props.config,
      bucketArn: read(props.recordsArn),
      distributionArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: read(props.distribution.distributionId),
      }),
    });
  }
}
