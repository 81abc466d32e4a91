import { isForStaff, type Resource } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import type { StageConfig } from '../../config/config.ts';
import { legalDocuments } from '../../config/legal-documents.ts';
import { endpointOfLambdas, localEndpoint, localKeysUrl } from '../../config/local-endpoint.ts';
import type { EdgeSecret } from '../../config/stage-secrets.ts';
import type { TokenSource } from '../api/http-api.ts';

interface EnvironmentInputs {
  readonly config: StageConfig;
  readonly version: string;
  readonly tableName: string;
  readonly tokens: TokenSource;
}

/** Returns the environment of every Lambda. On local stages the endpoint, not the issuer, serves the token keys. */
export function lambdaEnvironment(inputs: EnvironmentInputs): Record<string, string> {
  const keysUrl = localKeysUrl(inputs.config, inputs.tokens.userPoolId);
  return {
    STAGE: inputs.config.stage,
    VERSION: inputs.version,
    TABLE_NAME: inputs.tableName,
    TOKEN_ISSUER: inputs.tokens.issuer,
    TOKEN_CLIENT_ID: inputs.tokens.clientId,
    ...(keysUrl !== undefined && { TOKEN_JWKS_URL: keysUrl }),
    ...addressOfLocalStack(inputs.config),
    TERMS_VERSION: legalDocuments.termsVersion,
    PUSH_SERVICES: inputs.config.pushServices.join(' '),
    POWERTOOLS_LOG_LEVEL: inputs.config.logLevel,
  };
}

/** LocalStack gives its Lambdas an address that browsers cannot use in upload forms. */
function addressOfLocalStack(config: StageConfig): Record<string, string> {
  const endpoint = endpointOfLambdas(config);
  // MiniStack sets this address itself.
  return endpoint === undefined || endpoint === localEndpoint(config)
    ? {}
    : { AWS_ENDPOINT_URL: endpoint };
}

/** Tells Lambdas with staff calls whether to require a second factor. */
export function environmentForStaff(
  resource: Resource,
  { secondFactorOfStaff }: StageConfig,
): Record<string, string> {
  if (!Object.values(routes[resource]).some(isForStaff)) return {};
  return { SECOND_FACTOR_OF_STAFF: secondFactorOfStaff ? 'required' : 'optional' };
}

/** Gives the API's Lambdas the hashes that prove that a call came through the distribution. */
export function environmentForEdge(secret: EdgeSecret | undefined): Record<string, string> {
  return { EDGE_SECRET_HASHES: secret?.hashes.join(' ') ?? 'none' };
}

/** Tells the Lambda of open pages the origins of the site and of the user pool. */
export function environmentForPages(
  resource: Resource,
  config: StageConfig,
  siteUrl: string | undefined,
): Record<string, string> {
  if (resource !== 'pages') return {};
  return {
    COGNITO_ORIGIN:
      localEndpoint(config) ?? `https://cognito-idp.${config.location.region}.amazonaws.com`,
    ...(siteUrl !== undefined && { SITE_URL: siteUrl }),
  };
}
