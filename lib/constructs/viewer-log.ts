import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  type ILogGroup,
  LogGroup,
  ResourcePolicy,
} from 'aws-cdk-lib/aws-logs';
import { Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../removal-policy.ts';

/**
 * What is recorded of each request: time, address, port, method, status, and what AWS support needs to find it.
 * Path, query, referer, cookies and user agent are omitted.
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
}

/**
 * The access record of a distribution: CloudFront's standard logging v2 into a log group of its own. All its
 * parts must be in us-east-1, and a distribution has at most one delivery source.
 */
export class ViewerLog extends Construct {
  readonly logGroup: ILogGroup;

  constructor(scope: Construct, id: string, { config, distributionArn }: ViewerLogProps) {
    super(scope, id);
    const name = `vitrine-${config.stage}-edge`;
    this.logGroup = new LogGroup(this, 'Records', {
      retention: config.accessLogDays,
      removalPolicy: removalPolicyOf(config),
    });
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: this.logGroup.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: recordedFields,
    });
    delivery.node.addDependency(this.allowDelivery());
  }

  /** Without this policy AWS refuses the delivery, or widens the account's log policy. */
  private allowDelivery(): ResourcePolicy {
    const { account } = Stack.of(this);
    const ofThisAccount = Stack.of(this).formatArn({ service: 'logs', resource: '*' });
    return new ResourcePolicy(this, 'Policy', {
      policyStatements: [
        new PolicyStatement({
          principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [this.logGroup.logGroupArn],
          conditions: {
            StringEquals: { 'aws:SourceAccount': account },
            ArnLike: { 'aws:SourceArn': ofThisAccount },
          },
        }),
      ],
    });
  }
}
