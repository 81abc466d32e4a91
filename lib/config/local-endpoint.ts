import type { StageConfig } from './config.ts';

/** LocalStack's own host name, which its DNS resolves in Lambda containers. */
const hostOfLocalStack = 'localhost.localstack.cloud';

/** Returns the endpoint of a local stage; undefined on AWS. */
export function localEndpoint(config: StageConfig): string | undefined {
  return config.location.kind === 'local' ? `http://127.0.0.1:${config.location.port}` : undefined;
}

/** Returns the issuer in a user pool's tokens. MiniStack uses the same as AWS, LocalStack its own address. */
export function tokenIssuer({ location }: StageConfig, userPoolId: string): string {
  if (location.kind === 'local' && location.endpoint === 'localstack') {
    return `http://${hostOfLocalStack}:${location.port}/${userPoolId}`;
  }
  return `https://cognito-idp.${location.region}.amazonaws.com/${userPoolId}`;
}

/**
 * Returns the endpoint for a local stage's Lambdas, which also put it into forms and links for browsers; undefined on
 * AWS. MiniStack runs Lambdas on this machine, LocalStack in containers.
 */
export function endpointOfLambdas({ location }: StageConfig): string | undefined {
  if (location.kind !== 'local') return undefined;
  const host = location.endpoint === 'localstack' ? hostOfLocalStack : '127.0.0.1';
  return `http://${host}:${location.port}`;
}

/** Returns the URL of the token keys; undefined on AWS, where the issuer serves them. */
export function localKeysUrl(config: StageConfig, userPoolId: string): string | undefined {
  const endpoint = endpointOfLambdas(config);
  return endpoint && `${endpoint}/${userPoolId}/.well-known/jwks.json`;
}

/** Returns the origins of a local stage's pages; undefined on AWS, where the site has its own domain. */
export function localOrigins({ location }: StageConfig): readonly string[] | undefined {
  if (location.kind !== 'local') return undefined;
  const ports =
    location.devPort === undefined ? [location.sitePort] : [location.sitePort, location.devPort];
  return ports.map((port) => `http://localhost:${port}`);
}

/** Returns the origin where people open a local stage, preferably Vite's; undefined on AWS. */
export function localSite({ location }: StageConfig): string | undefined {
  if (location.kind !== 'local') return undefined;
  return `http://localhost:${location.devPort ?? location.sitePort}`;
}
