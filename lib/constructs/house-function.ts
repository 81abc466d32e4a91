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

interface HouseFunctionProps {
  readonly config: StageConfig;
  readonly name: LambdaName;
  /** What it does, for those who meet it in the console. */
  readonly description: string;
  readonly code: LambdaCode;
  readonly environment: Readonly<Record<string, string>>;
  /** What users notice when it fails, as a sentence. */
  readonly impact: string;
  readonly alarmTopic: ITopic;
  /** How long one run may take; ten seconds unless told. */
  readonly timeout?: Duration;
}

/**
 * The house's Lambda, with its logs, tracing, alarms and a role that starts with the right to write those
 * logs and traces and nothing else.
 */
export class HouseFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: HouseFunctionProps) {
    super(scope, id);
    const { config, name } = props;
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
