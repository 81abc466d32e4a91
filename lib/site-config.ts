import { apiPath } from '#contract/route.ts';
import type { StageConfig } from './config.ts';
import { localEndpoint } from './local-endpoint.ts';

interface SiteConfigInputs {
  readonly config: StageConfig;
  readonly version: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly identityPoolId: string;
}

/** Where the documents lie that a sign-up links to; the version is what its record of consent names. */
const legal = {
  termsUrl: '/assets/legal/terms.html',
  termsVersion: '2026-11-01',
  privacyUrl: '/assets/legal/privacy.html',
};

/** `/config.json`: what one build of the web app learns at its start of the stage that it runs in. */
export function siteConfig(inputs: SiteConfigInputs): Readonly<Record<string, string>> {
  const endpoint = localEndpoint(inputs.config);
  return {
    stage: inputs.config.stage,
    version: inputs.version,
    region: inputs.region,
    userPoolId: inputs.userPoolId,
    userPoolClientId: inputs.userPoolClientId,
    identityPoolId: inputs.identityPoolId,
    ...(endpoint !== undefined && { cognitoEndpoint: endpoint }),
    apiPath,
    imagesPath: '/images',
    ...legal,
  };
}
