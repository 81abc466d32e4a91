import type { App, StackProps } from 'aws-cdk-lib/core';
import { Tags } from 'aws-cdk-lib/core';
import { parsePlans } from '#contract/billing/parse-plans.ts';
import { edgeLogsRegion, type StageConfig } from './config.ts';
import { lambdaEnvironment } from './constructs/lambda-environment.ts';
import type { LambdaCode } from './constructs/service-function.ts';
import type { EdgeSecret } from './edge-secret.ts';
import { localSite } from './local-endpoint.ts';
import { type StackPart, stackName } from './stack-parts.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeLogsStack } from './stacks/edge-logs-stack.ts';
import { EventsStack } from './stacks/events-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

/** What the stacks need from outside the code. */
export interface BuildInputs {
  readonly config: StageConfig;
  /** The name of this build in the API, its logs and `/config.json`. */
  readonly version: string;
  /** The sender of mails, on stages that mail through SES. */
  readonly mailFrom?: string | undefined;
  /** The content of `contract/billing/plans.json`. */
  readonly plans: unknown;
  /** Gives the bundle of a Lambda. */
  readonly code: LambdaCode;
  /** The folder of the built web app, which stages on AWS upload as part of the deploy. */
  readonly siteDirectory?: string | undefined;
  /** The public key for Web Push of the stage's secret; without one, push is off. */
  readonly pushPublicKey?: string | undefined;
  /** The secret by which the API knows its distribution; local stages ask for none. */
  readonly edgeSecret?: EdgeSecret | undefined;
  /** The origin of the site, as the last deploy to AWS left it. Local stages have a fixed one. */
  readonly siteUrl?: string | undefined;
  /** The stacks that this deploy creates. They get their protections from the next one; none by default. */
  readonly newStacks?: readonly StackPart[];
}

/**
 * Adds the stacks of one stage to the app: `vitrine-<stage>-data`, `-identity`, `-site`, `-events`, `-api` and `-web`,
 * and on AWS also `-edge-logs`. They depend on each other in this order, so that what reads a job is deployed before what
 * queues it, and a file before the page that names it. Throws for plans that break a rule, with a sentence for each.
 */
export function buildStacks(app: App, inputs: BuildInputs): void {
  const {
    config,
    version,
    mailFrom,
    code,
    siteDirectory,
    pushPublicKey,
    edgeSecret,
    newStacks = [],
  } = inputs;
  const { version: plansVersion } = parsePlans(inputs.plans);
  const nameOf = (part: StackPart) => stackName(config.stage, part);
  const stageTags = { 'vitrine:stage': config.stage };
  const propsOf = (part: StackPart): StackProps => ({
    env: config.place,
    terminationProtection: config.retainData && !newStacks.includes(part),
    // CloudFormation also gives them to resources that the template cannot tag.
    tags: stageTags,
  });

  const data = new DataStack(app, nameOf('data'), { ...propsOf('data'), config });
  const identity = new IdentityStack(app, nameOf('identity'), {
    ...propsOf('identity'),
    config,
    mailFrom,
  });
  const shared = {
    config,
    code,
    environment: lambdaEnvironment({
      config,
      version,
      tableName: data.table.name,
      tokens: identity.tokens,
    }),
    table: data.table,
    userPool: identity.userPool,
    exportsBucket: data.exportsBucket,
    reportsBucket: data.reportsBucket,
    imagesBucket: data.imagesBucket,
    receiptsBucket: data.receiptsBucket,
    alarmTopic: data.alarmTopic,
    trialKey: data.trialKey,
  };
  const site = new SiteStack(app, nameOf('site'), { ...propsOf('site'), config, siteDirectory });
  const events = new EventsStack(app, nameOf('events'), {
    ...propsOf('events'),
    ...shared,
    mailFrom,
    siteUrl: localSite(config) ?? inputs.siteUrl,
    isFirstDeploy: newStacks.includes('web'),
    pushPublicKey,
  });
  events.addStackDependency(site);
  const api = new ApiStack(app, nameOf('api'), {
    ...propsOf('api'),
    ...shared,
    tokens: identity.tokens,
    plansVersion,
    edgeSecret,
    accessRecord: data.accessRecord,
    views: events.views,
  });
  api.addStackDependency(events);
  const web = new WebStack(app, nameOf('web'), {
    ...propsOf('web'),
    config,
    version,
    siteDirectory,
    pushPublicKey,
    edgeSecret,
    siteBucket: site.bucket,
    imagesBucket: data.imagesBucket,
    receiptsBucket: data.receiptsBucket,
    httpApi: api.httpApi,
    identity,
  });
  web.addStackDependency(api);
  if (config.place.kind === 'aws' && data.accessRecord) {
    const edgeLogs = new EdgeLogsStack(app, nameOf('edge-logs'), {
      ...propsOf('edge-logs'),
      env: { ...config.place, region: edgeLogsRegion },
      config,
      distribution: web.distribution,
      recordsArn: data.accessRecord.bucketArn,
    });
    edgeLogs.addStackDependency(web);
  }
  for (const [name, value] of Object.entries(stageTags)) Tags.of(app).add(name, value);
}
