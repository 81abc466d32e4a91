import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnOutput, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { ViewerLog } from '../constructs/viewer-log.ts';

interface EdgeLogsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly distribution: IDistribution;
}

/** The access record of the edge, which the law requires (Lei 12.965, art. 15). */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeLogsStackProps) {
    super(scope, id, props);
    // Read when this stack is deployed, without the Lambdas that a strong reference between regions needs.
    const distributionId = Stack.consumeReference(
      props.distribution.distributionId,
      ReferenceStrength.WEAK,
    );
    const { logGroup } = new ViewerLog(this, 'ViewerLog', {
      config: props.config,
      distributionArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    });
    new CfnOutput(this, 'EdgeLogGroupName', { value: logGroup.logGroupName });
  }
}
