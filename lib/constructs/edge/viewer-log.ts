import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { edgeDeliveryName } from '../api/access-record.ts';

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
export class ViewerLog extends Construct {
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
