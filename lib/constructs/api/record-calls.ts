import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IDeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose';
import { FilterPattern, type ILogGroup, SubscriptionFilter } from 'aws-cdk-lib/aws-logs';
import { FirehoseDestination } from 'aws-cdk-lib/aws-logs-destinations';
import type { Construct } from 'constructs';

/** The line that the request pipeline logs for each call, in Powertools' format. */
const lineOfACall = FilterPattern.stringValue('$.message', '=', 'answered');

/** Sends only those lines from log groups to the access record. */
export function recordCalls(
  scope: Construct,
  stream: IDeliveryStream,
  logGroups: Readonly<Record<string, ILogGroup>>,
): void {
  const role = new Role(scope, 'CallRecorder', {
    assumedBy: new ServicePrincipal('logs.amazonaws.com'),
  });
  const destination = new FirehoseDestination(stream, { role });
  for (const [name, logGroup] of Object.entries(logGroups)) {
    new SubscriptionFilter(scope, `CallsOf-${name}`, {
      logGroup,
      destination,
      filterPattern: lineOfACall,
    });
  }
}
