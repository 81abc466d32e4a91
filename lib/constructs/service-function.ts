import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { type LambdaName, lambdas } from '../lambdas.ts';
import { removalPolicyOf } from '../removal-policy.ts';
import { ImpactAlarm } from './impact-alarm.ts';
import { allowUse } from './lambda-uses.ts';
import type { SingleTable } from './single-table.ts';

/** Returns the bundle of a Lambda. */
export type LambdaCode = (name: LambdaName) => lambda.Code;

/** Properties that all Lambdas of a stage share. */
export interface ServiceProps {
  readonly config: StageConfig;
  readonly code: LambdaCode;
  readonly environment: Readonly<Record<string, string>>;
  readonly table: SingleTable;
  readonly userPool: IUserPool;
  readonly exportsBucket: Bucket;
  readonly reportsBucket: Bucket;
  readonly imagesBucket: IBucket;
  readonly receiptsBucket: Bucket;
  /** Key for hashing the tax ids of trials. */
  readonly trialKey: Secret;
  readonly alarmTopic: ITopic;
}

/**
 * Adds a Lambda as its row of `lambdas` says, with logs, tracing, alarms, and a role with only the granted permissions.
 * The alarms are on failed runs, throttles and loops that Lambda stopped; an answered 5xx is no failed run and has the
 * alarm of its route.
 */
export class ServiceFunction extends Construct {
  readonly function: lambda.Function;
  readonly logGroup: ILogGroup;

  constructor(scope: Construct, id: string, name: LambdaName, props: ServiceProps) {
    super(scope, id);
    const { config } = props;
    const { description, grant, impact, memoryMegabytes, timeoutSeconds } = lambdas[name];
    const { continuesItself, uses = [] } = lambdas[name];
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: config.logDays,
      removalPolicy: removalPolicyOf(config),
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [this.logGroup.logGroupArn],
      }),
    );
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray has no resources to grant: sending traces cannot be allowed more narrowly.',
    });
    this.function = new lambda.Function(this, 'Function', {
      functionName: `vitrine-${config.stage}-${name}`,
      description,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: props.code(name),
      handler: 'index.handler',
      role,
      memorySize: memoryMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      ...(continuesItself && { recursiveLoop: lambda.RecursiveLoop.ALLOW }),
      tracing: lambda.Tracing.ACTIVE,
      logGroup: this.logGroup,
      environment: { ...props.environment, POWERTOOLS_SERVICE_NAME: name },
    });
    props.table.grant(this.function, grant);
    for (const use of uses) allowUse(this.function, use, props);
    const metrics = {
      Failures: this.function.metricErrors(),
      Throttles: this.function.metricThrottles(),
      // Lambda writes this metric only for functions whose loops it stops.
      ...(!continuesItself && { StoppedLoops: this.stoppedLoops() }),
    };
    for (const [id, metric] of Object.entries(metrics)) {
      new ImpactAlarm(this, id, { metric, threshold: 1, impact, topic: props.alarmTopic });
    }
  }

  private stoppedLoops(): Metric {
    return this.function.metric('RecursiveInvocationsDropped', { statistic: 'Sum' });
  }
}
