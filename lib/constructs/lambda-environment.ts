import type { StageConfig } from '../config.ts';
import { legalDocuments } from '../legal-documents.ts';
import { localEndpoint } from '../local-endpoint.ts';
import type { TokenSource } from './http-routes.ts';

interface EnvironmentInputs {
  readonly config: StageConfig;
  readonly version: string;
  readonly tableName: string;
  readonly tokens: TokenSource;
}

/** The environment of every Lambda. On local stages the keys of tokens are at the endpoint, not at their issuer. */
export function lambdaEnvironment(inputs: EnvironmentInputs): Record<string, string> {
  const endpoint = localEndpoint(inputs.config);
  return {
    STAGE: inputs.config.stage,
    VERSION: inputs.version,
    TABLE_NAME: inputs.tableName,
    TOKEN_ISSUER: inputs.tokens.issuer,
    TOKEN_CLIENT_ID: inputs.tokens.clientId,
    ...(endpoint !== undefined && {
      TOKEN_JWKS_URL: `${endpoint}/${inputs.tokens.userPoolId}/.well-known/jwks.json`,
    }),
    TERMS_VERSION: legalDocuments.termsVersion,
    POWERTOOLS_LOG_LEVEL: inputs.config.logLevel,
  };
}
