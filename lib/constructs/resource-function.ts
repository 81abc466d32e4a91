import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Resource } from '#contract/route.ts';
import type { StageConfig } from '../config.ts';
import { ImpactAlarm } from './impact-alarm.ts';

/** Where the bundle of a resource's Lambda comes from. */
export type LambdaCode = (resource: Resource) => lambda.Code;

interface ResourceFunctionProps {
  readonly config: StageConfig;
  readonly resource: Resource;
  readonly code: LambdaCode;
  readonly environment: Readonly<Record<string, string>>;
  /** What users notice when it fails, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
}

/**
 * The house's Lambda: one resource of the API, with its logs, tracing, alarms and a role that starts with
 * the right to write those logs and traces and nothing else.
 */
export class ResourceFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: ResourceFunctionProps) {
    super(scope, id);
    const { config, resource } = props;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: config.logDays,
      removalPolicy: config.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray takes traces without naming a resource: sending them cannot be granted more narrowly.',
    });
    this.function = new lambda.Function(this, 'Function', {
      functionName: `vitrine-${config.stage}-${resource}`,
      description: `Answers the calls of "${resource}" in contract/${resource}.ts`,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: props.code(resource),
      handler: 'index.handler',
      role,
      memorySize: 1024,
      timeout: Duration.seconds(10),
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      environment: { ...props.environment },
    });
    const metrics = {
      Failures: this.function.metricErrors(),
      Throttles: this.function.metricThrottles(),
    };
    for (const [name, metric] of Object.entries(metrics)) {
      new ImpactAlarm(this, name, {
        metric,
        threshold: 1,
        impact: props.impact,
        topic: props.alarmTopic,
      });
    }
  }
}
