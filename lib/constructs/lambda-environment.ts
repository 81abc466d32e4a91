import { isForStaff, type Resource } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import type { StageConfig } from '../config.ts';
import type { EdgeSecret } from '../edge-secret.ts';
import { legalDocuments } from '../legal-documents.ts';
import { endpointOfLambdas, localEndpoint, localKeysUrl } from '../local-endpoint.ts';
import type { TokenSource } from './http-routes.ts';

interface EnvironmentInputs {
  readonly config: StageConfig;
  readonly version: string;
  readonly tableName: string;
  readonly tokens: TokenSource;
}

/** The environment of every Lambda. On local stages the keys of tokens are at the endpoint, not at their issuer. */
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

/** LocalStack gives Lambdas the address of its container, which browsers cannot use in forms of uploads. */
function addressOfLocalStack(config: StageConfig): Record<string, string> {
  const endpoint = endpointOfLambdas(config);
  // MiniStack gives its Lambdas this address itself.
  return endpoint === undefined || endpoint === localEndpoint(config)
    ? {}
    : { AWS_ENDPOINT_URL: endpoint };
}

/** The variable by which the Lambdas with calls of staff, and no others, know whether to ask for a second factor. */
export function environmentForStaff(
  resource: Resource,
  { secondFactorOfStaff }: StageConfig,
): Record<string, string> {
  if (!Object.values(routes[resource]).some(isForStaff)) return {};
  return { SECOND_FACTOR_OF_STAFF: secondFactorOfStaff ? 'required' : 'optional' };
}

/** The variable by which the Lambdas of the API know calls that came by way of the distribution. */
export function environmentForEdge(secret: EdgeSecret | undefined): Record<string, string> {
  return { EDGE_SECRET_HASHES: secret?.hashes.join(' ') ?? 'none' };
}
