import { apiPath } from '#contract/http/route.ts';
import { imagesPath } from '#contract/media/images.ts';
import type { StageConfig } from './config.ts';
import { legalDocuments } from './legal-documents.ts';
import { localEndpoint } from './local-endpoint.ts';

interface ConfigJsonInputs {
  readonly config: StageConfig;
  readonly version: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly identityPoolId: string;
  /** Public key for push subscriptions; undefined if the stage sends no push. */
  readonly pushPublicKey: string | undefined;
}

/** Returns the content of `/config.json`, which the web app reads at its start. */
export function configJson(inputs: ConfigJsonInputs): Readonly<Record<string, string>> {
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
    imagesPath,
    ...(inputs.pushPublicKey !== undefined && { pushPublicKey: inputs.pushPublicKey }),
    postalCodeService: inputs.config.postalCodeService,
    ...(inputs.config.contactEmail !== undefined && { contactEmail: inputs.config.contactEmail }),
    ...legalDocuments,
  };
}
