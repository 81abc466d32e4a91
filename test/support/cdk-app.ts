import { App } from 'aws-cdk-lib/core';
import cdkSettings from '../../cdk.json' with { type: 'json' };

/**
 * An app with the feature flags of cdk.json, as a deploy has, and with more context values if given. Its assets stay
 * where they are. Its templates are not validated at each synthesis, which is most of the time of one: the test of the
 * rules of cdk-nag validates those of each stage. Constructs do not keep where they were made, a tenth of the time.
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
