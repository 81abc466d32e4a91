import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Duration, Validations } from 'aws-cdk-lib/core';
import { Construct, type IConstruct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';
import { voucherKeysName } from '../../config/stage-secrets.ts';
import type { FileActions, LambdaUse } from '../../lambdas/lambda-definition.ts';
import { type LambdaName, lambdas } from '../../lambdas/lambdas.ts';
import { ImpactAlarm } from '../alarms/impact-alarm.ts';
import { exportNameOf } from '../storage/private-bucket.ts';
import type { SingleTable } from '../storage/single-table.ts';
import { allowToReadSecret } from './secrets.ts';

/** Returns the construct id of a Lambda: `SweepFeeds` for `sweep-feeds`. */
export const idOf = (name: LambdaName): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Gives a Lambda the name of the secret with the voucher signing keys, and lets it read them. */
function allowVoucherKeys(handler: LambdaFunction, { stage }: StageConfig): void {
  const name = voucherKeysName(stage);
  handler.addEnvironment('VOUCHER_KEYS_SECRET', name);
  allowToReadSecret(handler, name);
}

/** Gives a Lambda what it uses: the name of the resource in its environment, and the permissions in its role. */
function allowUse(handler: LambdaFunction, use: LambdaUse, props: ServiceProps): void {
  switch (use[0]) {
    case 'user pool':
      handler.addToRolePolicy(
        new PolicyStatement({ actions: [...use[1]], resources: [props.userPool.userPoolArn] }),
      );
      handler.addEnvironment('USER_POOL_ID', props.userPool.userPoolId);
      break;
    case 'exports':
      handler.addEnvironment('EXPORTS_BUCKET', props.exportsBucket.bucketName);
      allowOnFiles(handler, props.exportsBucket, use[1]);
      break;
    case 'reports':
      handler.addEnvironment('REPORTS_BUCKET', props.reportsBucket.bucketName);
      allowOnFiles(handler, props.reportsBucket, use[1]);
      break;
    case 'images':
      handler.addEnvironment('IMAGES_BUCKET', props.imagesBucket.bucketName);
      allowOnFiles(handler, props.imagesBucket, use[1]);
      break;
    case 'receipts':
      handler.addEnvironment('RECEIPTS_BUCKET', props.receiptsBucket.bucketName);
      allowOnFiles(handler, props.receiptsBucket, use[1]);
      break;
    case 'site':
      handler.addEnvironment('SITE_BUCKET', props.siteBucket.bucketName);
      if (props.siteUrl !== undefined) handler.addEnvironment('SITE_URL', props.siteUrl);
      allowOnFiles(handler, props.siteBucket, use[1]);
      break;
    case 'billing account':
      // A stage on AWS without an account cannot be deployed.
      handler.addEnvironment('BILLING_ACCOUNT', JSON.stringify(props.config.billingAccount ?? {}));
      break;
    case 'trial key':
      handler.addEnvironment('TRIAL_KEY_SECRET', props.trialKey.secretArn);
      handler.addToRolePolicy(
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue'],
          resources: [props.trialKey.secretArn],
        }),
      );
      break;
    case 'voucher keys':
      allowVoucherKeys(handler, props.config);
      break;
  }
}

/** Allows actions on the bucket's files whose keys match a pattern, or for `''` on the bucket itself. */
function allowOnFiles(
  handler: LambdaFunction,
  bucket: Bucket | IBucket,
  actions: FileActions,
): void {
  for (const [pattern, allowed] of Object.entries(actions)) {
    const resource = pattern === '' ? bucket.bucketArn : bucket.arnForObjects(pattern);
    handler.addToRolePolicy(new PolicyStatement({ actions: [...allowed], resources: [resource] }));
    if (pattern.includes('*') && handler.role) acknowledgeKeys(handler.role, bucket, pattern);
  }
}

/** Tells cdk-nag why a role may use all files that match a pattern in another stack's bucket. */
function acknowledgeKeys(role: IConstruct, bucket: Bucket | IBucket, pattern: string): void {
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportNameOf(bucket)}/${pattern}]`,
    reason: 'The ids in the key of a file are known only at run time.',
  });
}

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
  readonly siteBucket: IBucket;
  /** Origin of the site; undefined before the first deploy to AWS is complete. */
  readonly siteUrl: string | undefined;
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
