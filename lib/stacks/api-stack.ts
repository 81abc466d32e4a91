import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { type Route, resources } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { accountMissing } from '../config/billing-account.ts';
import type { EdgeSecret } from '../config/stage-secrets.ts';
import {
  watchConcurrency,
  watchGuesses,
  watchRoutesOf,
  watchTable,
} from '../constructs/alarms/api-alarms.ts';
import { ImpactAlarm } from '../constructs/alarms/impact-alarm.ts';
import { type AccessRecord, recordCalls } from '../constructs/api/access-record.ts';
import {
  addRoutesOf,
  openStage,
  type TokenSource,
  tokenAuthorizer,
} from '../constructs/api/http-api.ts';
import type { JobQueue } from '../constructs/events/job-queue.ts';
import { allowToQueueViews } from '../constructs/events/job-queues.ts';
import {
  environmentForEdge,
  environmentForPages,
  environmentForStaff,
} from '../constructs/lambdas/lambda-environment.ts';
import { ServiceFunction, type ServiceProps } from '../constructs/lambdas/service-function.ts';
import { refuseDeploy } from '../constructs/refuse-deploy.ts';
import { globalIndexes } from '../constructs/storage/single-table.ts';
import { lambdas } from '../lambdas/lambdas.ts';

interface ApiStackProps extends StackProps, ServiceProps {
  readonly tokens: TokenSource;
  /** Version of the sizes and prices in this build. */
  readonly plansVersion: number;
  readonly edgeSecret: EdgeSecret | undefined;
  readonly accessRecord: AccessRecord | undefined;
  /** Queue of beacons; its Lambda is in the events stack. */
  readonly views: JobQueue;
}

const edgeSecretMissing =
  'The API would answer calls beside its site: deploy with npm run deploy, which knows the secret of the edge.';

const isNobodys = ({ isAnonymous }: Route) => isAnonymous === true;

/** The API: the contract's routes, each with the Lambda of its resource. */
export class ApiStack extends Stack {
  readonly httpApi: HttpApi;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { config, edgeSecret, alarmTopic } = props;
    this.httpApi = new HttpApi(this, 'Api', {
      apiName: `vitrine-${config.stage}`,
      createDefaultStage: false,
    });
    const authorizer = tokenAuthorizer(props.tokens);
    const logGroups: Record<string, ILogGroup> = {};
    for (const resource of resources) {
      const environment = {
        ...props.environment,
        ...environmentForStaff(resource, config),
        ...environmentForEdge(edgeSecret),
        ...environmentForPages(resource, config, props.siteUrl),
      };
      const made = new ServiceFunction(this, resource, resource, { ...props, environment });
      if (resource === 'views') allowToQueueViews(made.function, props.views);
      // The log lines of anonymous calls have no address to record.
      if (!Object.values(routes[resource]).every(isNobodys)) logGroups[resource] = made.logGroup;
      addRoutesOf(resource, made.function, this.httpApi, authorizer);
      watchRoutesOf(this.httpApi, { resource, impact: lambdas[resource].impact, alarmTopic });
    }
    openStage(this.httpApi, config);
    if (props.accessRecord) recordCalls(this, props.accessRecord.stream, logGroups);
    this.watch(alarmTopic);
    watchGuesses(this, config, alarmTopic);
    if (config.location.kind === 'aws') {
      // Local endpoints do not support alarms on expressions.
      watchTable(this, { tableName: props.table.name, indexes: globalIndexes, alarmTopic });
      watchConcurrency(this, alarmTopic);
      if (!edgeSecret) refuseDeploy(this, 'EdgeSecret', edgeSecretMissing);
      if (!config.billingAccount) refuseDeploy(this, 'BillingAccount', accountMissing);
    }

    new CfnOutput(this, 'ApiId', { value: this.httpApi.apiId });
    new CfnOutput(this, 'PlansVersion', { value: String(props.plansVersion) });
  }

  /** Adds alarms for errors spread over many routes, and for slowness. */
  private watch(topic: ITopic): void {
    const period = Duration.minutes(5);
    new ImpactAlarm(this, 'ServerErrors', {
      metric: this.httpApi.metricServerError({ period, statistic: 'Sum' }),
      threshold: 5,
      impact: 'Users see the message that something went wrong, whatever they are doing.',
      topic,
    });
    new ImpactAlarm(this, 'Slowness', {
      metric: this.httpApi.metricLatency({ period, statistic: 'p95' }),
      threshold: 2000,
      periods: 3,
      impact: 'One call in twenty takes over two seconds, so that the app feels stuck.',
      topic,
    });
  }
}
