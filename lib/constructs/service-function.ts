import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { LambdaName } from '../lambda-names.ts';
import { ImpactAlarm } from './impact-alarm.ts';

/** Where the bundle of a Lambda comes from. */
export type LambdaCode = (name: LambdaName) => lambda.Code;

interface ServiceFunctionProps {
  readonly config: StageConfig;
  readonly name: LambdaName;
  /** What it does, for those who meet it in the console. */
  readonly description: string;
  readonly code: LambdaCode;
  readonly environment: Readonly<Record<string, string>>;
  /** What users notice when it fails, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
  /** How long one run may take; ten seconds by default. */
  readonly timeout?: Duration;
}

/**
 * A Lambda of the service: with its logs, tracing and alarms, and a role that may write those logs and
 * traces only. Its alarms are on runs that time out or crash and on throttles; an error that the API
 * answers with a 5xx is no failed run, and has the alarm of its route.
 */
export class ServiceFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { config, name } = props;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: config.logDays,
      removalPolicy: config.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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
      reason: 'X-Ray has no resources to grant: sending traces cannot be allowed more narrowly.',
    });
    this.function = new lambda.Function(this, 'Function', {
      functionName: `vitrine-${config.stage}-${name}`,
      description: props.description,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: props.code(name),
      handler: 'index.handler',
      role,
      memorySize: 1024,
      timeout: props.timeout ?? Duration.seconds(10),
      tracing: lambda.Tracing.ACTIVE,
      logGroup,
      environment: { ...props.environment, POWERTOOLS_SERVICE_NAME: name },
    });
    const metrics = {
      Failures: this.function.metricErrors(),
      Throttles: this.function.metricThrottles(),
    };
    for (const [id, metric] of Object.entries(metrics)) {
      new ImpactAlarm(this, id, {
        metric,
        threshold: 1,
        impact: props.impact,
        topic: props.alarmTopic,
      });
    }
  }
}
