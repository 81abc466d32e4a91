import { App } from 'aws-cdk-lib/core';
import cdkSettings from '../../cdk.json' with { type: 'json' };

/**
 * Returns an app with the feature flags of cdk.json, like a deploy. Two slow things are off: validation of each
 * synthesis (the cdk-nag test validates every stage) and records of where constructs were created.
 */
export function cdkApp(outdir?: string, context: Readonly<Record<string, string>> = {}): App {
  return new App({
    ...(outdir && { outdir }),
    analyticsReporting: cdkSettings.versionReporting,
    builtinCloudFormationValidation: false,
    context: {
      ...cdkSettings.context,
      'aws:cdk:disable-asset-staging': true,
      'aws:cdk:disable-creation-stack-traces': true,
      ...context,
    },
  });
}
