import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/config.ts';
import { ViewerLog } from '../constructs/edge/viewer-log.ts';

interface EdgeLogsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly distribution: IDistribution;
  /** ARN of the access record's bucket. */
  readonly recordsArn: string;
}

/** The edge's part of the access record, which the law requires (Lei 12.965, art. 15). */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeLogsStackProps) {
    super(scope, id, props);
    // A weak reference is read at deploy time; a strong one between regions needs Lambdas.
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
