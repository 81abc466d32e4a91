import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../config/config.ts';
import { edgeDeliveryName } from '../constructs/api/access-record.ts';

/**
 * Recorded fields of a request: time, address, port, method, status, and what AWS support needs to find it. Path,
 * query, referer, cookies and user agent are omitted.
 */
const recordedFields = [
  'date',
  'time',
  'c-ip',
  'c-port',
  'cs-method',
  'sc-status',
  'x-edge-location',
  'x-edge-request-id',
];

interface ViewerLogProps {
  readonly config: StageConfig;
  readonly distributionArn: string;
  /** Bucket of the access record, whose policy names this delivery. */
  readonly bucketArn: string;
}

/**
 * The edge's part of the access record: CloudFront's standard logging v2 into its bucket, which may be in another
 * region. All parts of the delivery must be in us-east-1, and a distribution has at most one source.
 */
class ViewerLog extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { config, distributionArn, bucketArn }: ViewerLogProps,
  ) {
    super(scope, id);
    const name = edgeDeliveryName(config);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: `${bucketArn}/edge`,
      outputFormat: 'json',
    });
    new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: recordedFields,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
  }
}

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
