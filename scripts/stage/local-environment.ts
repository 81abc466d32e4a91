import { localRegion } from '#lib/config/config.ts';
import { clientSettings } from './client-settings.ts';

const isOfAws = /^(AWS_|CDK_|AMAZON_|LOCALSTACK_)/i;

/**
 * Returns the environment for programs that use a local endpoint: dummy credentials, and no AWS profile, role, token,
 * configuration or instance metadata of the user.
 */
export function localEnvironment(
  base: Readonly<NodeJS.ProcessEnv>,
  endpoint: string,
): NodeJS.ProcessEnv {
  const kept = Object.entries(base).filter(([name]) => !isOfAws.test(name));
  const noProxy = ['127.0.0.1', 'localhost', '::1', new URL(endpoint).hostname].join(',');
  const { accessKeyId, secretAccessKey } = clientSettings(endpoint).credentials;
  return {
    ...Object.fromEntries(kept),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: localRegion,
    AWS_DEFAULT_REGION: localRegion,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
