import { type App, type StackProps, Tags } from 'aws-cdk-lib/core';
import { parsePlans } from '#contract/billing/parse-plans.ts';
import plans from '#contract/billing/plans.json' with { type: 'json' };
import { edgeLogsRegion, type StageConfig } from './config/config.ts';
import { localSite } from './config/local-endpoint.ts';
import { type Platform, platformOf } from './config/platform.ts';
import { readSettings } from './config/settings.ts';
import { type StackPart, stackName } from './config/stage-names.ts';
import type { EdgeSecret } from './config/stage-secrets.ts';
import { lambdaEnvironment } from './constructs/lambdas/lambda-environment.ts';
import type { LambdaCode } from './constructs/lambdas/service-function.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeLogsStack } from './stacks/edge-logs-stack.ts';
import { EventsStack } from './stacks/events-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

/** Inputs of the stacks that do not come from the code. */
export interface BuildInputs {
  readonly config: StageConfig;
  /** Name of this build in the API, its logs and `/config.json`. */
  readonly version: string;
  /** Sender of mails, on stages that use SES. */
  readonly mailFrom?: string | undefined;
  /** Content of `contract/billing/plans.json`. */
  readonly plans: unknown;
  readonly code: LambdaCode;
  /** Folder of the built web app; only stages on AWS upload it with the deploy. */
  readonly siteDirectory?: string | undefined;
  /** Public key for Web Push; push is off without it. */
  readonly pushPublicKey?: string | undefined;
  /** The secret that proves to the API that a call came through the distribution; local stages have none. */
  readonly edgeSecret?: EdgeSecret | undefined;
  /** Origin of the site after the last deploy to AWS. Local stages have a fixed one. */
  readonly siteUrl?: string | undefined;
  /** Stacks that this deploy creates; they get their deletion protection with the next deploy. None by default. */
  readonly newStacks?: readonly StackPart[];
}

/**
 * Adds the stacks of one stage in deploy order: `vitrine-<stage>-data`, `-identity`, `-site`, `-events`, `-api` and
 * `-web`, and on AWS `-edge-logs`. The consumers of jobs are deployed before their senders, and files before the page
 * that names them. Throws if the plans break a rule.
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
    env: config.location,
    terminationProtection: config.retainData && !newStacks.includes(part),
    // CloudFormation also adds these tags to resources that the template cannot tag.
    tags: stageTags,
  });

  const data = new DataStack(app, nameOf('data'), { ...propsOf('data'), config });
  const identity = new IdentityStack(app, nameOf('identity'), {
    ...propsOf('identity'),
    config,
    mailFrom,
  });
  const site = new SiteStack(app, nameOf('site'), { ...propsOf('site'), config, siteDirectory });
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
    siteBucket: site.bucket,
    siteUrl: localSite(config) ?? inputs.siteUrl,
  };
  const events = new EventsStack(app, nameOf('events'), {
    ...propsOf('events'),
    ...shared,
    mailFrom,
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
  if (config.location.kind === 'aws' && data.accessRecord) {
    const edgeLogs = new EdgeLogsStack(app, nameOf('edge-logs'), {
      ...propsOf('edge-logs'),
      env: { ...config.location, region: edgeLogsRegion },
      config,
      distribution: web.distribution,
      recordsArn: data.accessRecord.bucketArn,
    });
    edgeLogs.addStackDependency(web);
  }
  for (const [name, value] of Object.entries(stageTags)) Tags.of(app).add(name, value);
}

/**
 * Adds the stacks of the stage that the app's context names. `bundle` returns the Lambdas' code for a platform, by
 * default this machine.
 */
export function addStage(
  app: App,
  env: Readonly<NodeJS.ProcessEnv>,
  bundle: (stage: string, platform: Platform | undefined) => LambdaCode,
): void {
  const names = ['stage', 'site', 'pushPublicKey', 'edgeSecret', 'siteUrl', 'newStacks'];
  const namesOfLocalStages = ['endpoint', 'restoredTable', 'secondFactor'];
  const context = [...names, ...namesOfLocalStages].map((name) => [
    name,
    app.node.tryGetContext(name),
  ]);
  const settings = readSettings(Object.fromEntries(context), env);
  const { stage, location } = settings.config;
  buildStacks(app, { ...settings, plans, code: bundle(stage, platformOf(location)) });
}
