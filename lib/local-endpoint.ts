import type { StageConfig } from './config.ts';

/** LocalStack's own host name. Its DNS resolves the name in the containers of Lambdas. */
const hostOfLocalStack = 'localhost.localstack.cloud';

/** The URL of a local stage's endpoint; undefined for stages on AWS. */
export function localEndpoint(config: StageConfig): string | undefined {
  return config.place.kind === 'local' ? `http://127.0.0.1:${config.place.port}` : undefined;
}

/** The issuer in the tokens of a user pool. MiniStack writes the same one as AWS, LocalStack its own address. */
export function tokenIssuer({ place }: StageConfig, userPoolId: string): string {
  if (place.kind === 'local' && place.endpoint === 'localstack') {
    return `http://${hostOfLocalStack}:${place.port}/${userPoolId}`;
  }
  return `https://cognito-idp.${place.region}.amazonaws.com/${userPoolId}`;
}

/**
 * The URL of a local stage's endpoint for its Lambdas, which they also write into forms and links for browsers; undefined
 * for stages on AWS. MiniStack runs Lambdas beside itself, LocalStack each in a container of its own.
 */
export function endpointOfLambdas({ place }: StageConfig): string | undefined {
  if (place.kind !== 'local') return undefined;
  const host = place.endpoint === 'localstack' ? hostOfLocalStack : '127.0.0.1';
  return `http://${host}:${place.port}`;
}

/** Where Lambdas read the keys of tokens; undefined for stages on AWS, whose issuer serves them. */
export function localKeysUrl(config: StageConfig, userPoolId: string): string | undefined {
  const endpoint = endpointOfLambdas(config);
  return endpoint && `${endpoint}/${userPoolId}/.well-known/jwks.json`;
}

/** The origins of the pages of a local stage; undefined for stages on AWS, whose site has its own domain. */
export function localOrigins({ place }: StageConfig): readonly string[] | undefined {
  if (place.kind !== 'local') return undefined;
  const ports = place.devPort === undefined ? [place.sitePort] : [place.sitePort, place.devPort];
  return ports.map((port) => `http://localhost:${port}`);
}

/** The origin at which people see a local stage: that of Vite where there is one. Undefined for stages on AWS. */
export function localSite({ place }: StageConfig): string | undefined {
  if (place.kind !== 'local') return undefined;
  return `http://localhost:${place.devPort ?? place.sitePort}`;
}
