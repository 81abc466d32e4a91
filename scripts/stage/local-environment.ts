import { localRegion } from '#lib/config/config.ts';

/** Settings of an AWS SDK client. Endpoint and credentials come from the environment by default. */
export interface ClientSettings {
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly maxAttempts?: number;
  /** Used by the S3 client only. */
  readonly forcePathStyle?: boolean;
}

/** Returns the settings for a local endpoint, with dummy credentials. */
export function clientSettings(endpoint: string) {
  return {
    endpoint,
    region: localRegion,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 3,
    // Host names that start with a bucket name do not resolve on every machine.
    forcePathStyle: true,
  } satisfies ClientSettings;
}

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
