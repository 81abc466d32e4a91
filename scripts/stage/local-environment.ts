/** What every tool of ours asks of the environment to reach the endpoint and nothing else. */
export const localRegion = 'us-east-1';

const isOfAws = /^(AWS_|CDK_|AMAZON_|LOCALSTACK_)/i;

/**
 * The environment for whatever runs against a local endpoint: no profile, role, token, configuration
 * file or instance metadata of the user's is left in it, and the credentials are always dummies.
 */
export function localEnvironment(
  base: Readonly<NodeJS.ProcessEnv>,
  endpoint: string,
): NodeJS.ProcessEnv {
  const kept = Object.entries(base).filter(([name]) => !isOfAws.test(name));
  const noProxy = ['127.0.0.1', 'localhost', '::1', new URL(endpoint).hostname].join(',');
  return {
    ...Object.fromEntries(kept),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: localRegion,
    AWS_DEFAULT_REGION: localRegion,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
