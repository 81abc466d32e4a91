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
import { exportNameOf } from './export-name.ts';
import { ImpactAlarm } from './impact-alarm.ts';
import type { SingleTable } from './single-table.ts';
import { allowVoucherKeys } from './voucher-keys-access.ts';

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
    const { userPoolActions, exportFileActions, reportFileActions, pictureActions } = lambdas[name];
    const { continuesItself, receiptActions, isBilling, givesTrials, signsVouchers } =
      lambdas[name];
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
    if (userPoolActions) this.allowOnAccounts(props.userPool, userPoolActions);
    if (exportFileActions) {
      this.function.addEnvironment('EXPORTS_BUCKET', props.exportsBucket.bucketName);
      const reason =
        'The key of a file begins with the id of its user, so that it is known only at run time.';
      allowOnFiles(role, props.exportsBucket, { '*': exportFileActions }, reason);
    }
    if (reportFileActions) {
      this.function.addEnvironment('REPORTS_BUCKET', props.reportsBucket.bucketName);
      allowOnFiles(role, props.reportsBucket, { '*': reportFileActions });
    }
    if (pictureActions) {
      this.function.addEnvironment('IMAGES_BUCKET', props.imagesBucket.bucketName);
      allowOnFiles(role, props.imagesBucket, pictureActions);
    }
    if (receiptActions) {
      this.function.addEnvironment('RECEIPTS_BUCKET', props.receiptsBucket.bucketName);
      allowOnFiles(role, props.receiptsBucket, receiptActions);
    }
    if (isBilling) this.tellAccount(config);
    if (givesTrials) this.allowOnTrialKey(props.trialKey);
    if (signsVouchers) allowVoucherKeys(this.function, config);
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

  private allowOnAccounts(userPool: IUserPool, actions: readonly string[]): void {
    this.function.addToRolePolicy(
      new PolicyStatement({ actions: [...actions], resources: [userPool.userPoolArn] }),
    );
    this.function.addEnvironment('USER_POOL_ID', userPool.userPoolId);
  }

  /** Passes the account for invoices. A stage on AWS without one cannot be deployed. */
  private tellAccount({ billingAccount }: StageConfig): void {
    this.function.addEnvironment('BILLING_ACCOUNT', JSON.stringify(billingAccount ?? {}));
  }

  private allowOnTrialKey(secret: Secret): void {
    this.function.addEnvironment('TRIAL_KEY_SECRET', secret.secretArn);
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [secret.secretArn],
      }),
    );
  }
}

/** Allows a role actions on the bucket's files whose keys match a pattern, or for `''` on the bucket itself. */
function allowOnFiles(
  role: Role,
  bucket: Bucket | IBucket,
  actions: Readonly<Record<string, readonly string[]>>,
  reason = 'The ids in the key of a file are known only at run time.',
): void {
  for (const [pattern, allowed] of Object.entries(actions)) {
    const resource = pattern === '' ? bucket.bucketArn : bucket.arnForObjects(pattern);
    role.addToPolicy(new PolicyStatement({ actions: [...allowed], resources: [resource] }));
    if (pattern === '') continue;
    acknowledgeKeys(role, bucket, pattern, reason);
  }
}

/** Tells cdk-nag why a role may use all files that match a pattern in another stack's bucket. */
function acknowledgeKeys(
  role: Role,
  bucket: Bucket | IBucket,
  pattern: string,
  reason: string,
): void {
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${exportNameOf(bucket)}/${pattern}]`,
    reason,
  });
}
