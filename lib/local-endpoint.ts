import type { StageConfig } from './config.ts';

/** LocalStack's own host name, which its DNS resolves in Lambda containers. */
const hostOfLocalStack = 'localhost.localstack.cloud';

/** Returns the endpoint of a local stage; undefined on AWS. */
export function localEndpoint(config: StageConfig): string | undefined {
  return config.place.kind === 'local' ? `http://127.0.0.1:${config.place.port}` : undefined;
}

/** Returns the issuer in a user pool's tokens. MiniStack uses the same as AWS, LocalStack its own address. */
export function tokenIssuer({ place }: StageConfig, userPoolId: string): string {
  if (place.kind === 'local' && place.endpoint === 'localstack') {
    return `http://${hostOfLocalStack}:${place.port}/${userPoolId}`;
  }
  return `https://cognito-idp.${place.region}.amazonaws.com/${userPoolId}`;
}

/**
 * Returns the endpoint for a local stage's Lambdas, which also put it into forms and links for browsers; undefined on
 * AWS. MiniStack runs Lambdas on this machine, LocalStack in containers.
 */
export function endpointOfLambdas({ place }: StageConfig): string | undefined {
  if (place.kind !== 'local') return undefined;
  const host = place.endpoint === 'localstack' ? hostOfLocalStack : '127.0.0.1';
  return `http://${host}:${place.port}`;
}

/** Returns the URL of the token keys; undefined on AWS, where the issuer serves them. */
export function localKeysUrl(config: StageConfig, userPoolId: string): string | undefined {
  const endpoint = endpointOfLambdas(config);
  return endpoint && `${endpoint}/${userPoolId}/.well-known/jwks.json`;
}

/** Returns the origins of a local stage's pages; undefined on AWS, where the site has its own domain. */
export function localOrigins({ place }: StageConfig): readonly string[] | undefined {
  if (place.kind !== 'local') return undefined;
  const ports = place.devPort === undefined ? [place.sitePort] : [place.sitePort, place.devPort];
  return ports.map((port) => `http://localhost:${port}`);
}

/** Returns the origin where people open a local stage, preferably Vite's; undefined on AWS. */
export function localSite({ place }: StageConfig): string | undefined {
  if (place.kind !== 'local') return undefined;
  return `http://localhost:${place.devPort ?? place.sitePort}`;
}
